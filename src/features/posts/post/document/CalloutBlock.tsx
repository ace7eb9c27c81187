import type { BlockData } from '@contract/document/blockRegistry';
import { useId } from 'react';
import { classes } from '@/ui/classes';
import { Icon, type IconName } from '@/ui/Icon';
import { Inline } from './Inline';

type Tone = BlockData['callout']['tone'];
type ToneView = { label: string; icon: IconName; border: string; colour: string };

const tones: Record<Tone, ToneView> = {
  note: { label: 'Note', icon: 'document', border: 'border-edge', colour: 'text-quiet' },
  tip: { label: 'Tip', icon: 'spark', border: 'border-good', colour: 'text-good' },
  warning: { label: 'Warning', icon: 'warning', border: 'border-bad', colour: 'text-bad' },
};

export function CalloutBlock({ data }: { data: BlockData['callout'] }) {
  const labelId = useId();
  const { label, icon, border, colour } = tones[data.tone];
  return (
    <div role="note" aria-labelledby={labelId} className={classes('post-callout', border)}>
      <p id={labelId} className={classes('post-callout-label flex items-center gap-2', colour)}>
        <Icon name={icon} size={18} />
        {/* Isolated, so that the member's text decides the direction of the block. */}
        <bdi>{label}</bdi>
      </p>
      {data.title ? <p className="font-semibold">{data.title}</p> : null}
      {data.text ? (
        <p>
          <Inline html={data.text} />
        </p>
      ) : null}
    </div>
  );
}
