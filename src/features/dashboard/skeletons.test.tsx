import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { ChartFigure } from './ChartFigure';
import { StatTiles } from './StatTiles';

const profile = {
  followers: 1,
  likes: 2,
  following: 3,
  totalPosts: 4,
  comments: 5,
  postPublished: 6,
};

/** The elements that give a part its size, with their classes. */
function boxesOf(element: ReactElement, selector: string) {
  const { container, unmount } = render(element);
  const boxes = [...container.querySelectorAll(selector)].map(
    ({ tagName, className }) => `${tagName} ${className}`,
  );
  unmount();
  return boxes;
}

test('the skeleton of the tiles has the boxes of the tiles', () => {
  const selector = 'dl, div, dt, dd';
  const boxes = boxesOf(<StatTiles profile={profile} />, selector);
  expect(boxes).toHaveLength(19);
  expect(boxesOf(<StatTiles profile={null} />, selector)).toEqual(boxes);
});

test('the skeleton of a chart has the boxes of the chart', () => {
  const selector = 'figure, figcaption, h2, .h-60';
  const props = { title: 'Likes Over Time', unit: 'likes', canDraw: true };
  const boxes = boxesOf(<ChartFigure {...props} points={[]} />, selector);
  expect(boxes).toHaveLength(4);
  expect(boxesOf(<ChartFigure {...props} points={null} />, selector)).toEqual(boxes);
});
