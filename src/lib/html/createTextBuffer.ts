import { escapeHtmlText } from '@contract/document/html/escape';
import { type MarkName, type Marks, markNames } from './marks';

type Run = { text: string; marks: Marks };

const breakRun: Run = { text: '\n', marks: {} };

const openMarks = (marks: Marks) =>
  markNames.flatMap((name): [MarkName, string][] => {
    const attributes = marks[name];
    return attributes === undefined ? [] : [[name, attributes]];
  });

/** Writes runs as inline HTML. Tags that the next run has too stay open. */
function writeRuns(runs: readonly Run[]) {
  let html = '';
  let open: [MarkName, string][] = [];
  const closeTo = (length: number) => {
    for (const [name] of open.slice(length).toReversed()) html += `</${name}>`;
  };
  for (const { text, marks } of runs) {
    const wanted = openMarks(marks);
    let same = 0;
    while (same < open.length && String(open[same]) === String(wanted[same])) same += 1;
    closeTo(same);
    for (const [name, attributes] of wanted.slice(same)) html += `<${name}${attributes}>`;
    open = wanted;
    html += text === '\n' ? '<br>' : escapeHtmlText(text);
  }
  closeTo(0);
  return html;
}

/** Lone no-break spaces are typography; others replace spaces that HTML would collapse. */
const plainSpaces = (text: string) => text.replaceAll(/[\u00a0 ]{2,}/g, ' ');

const isCode = ({ marks }: Run) => marks.code !== undefined;

const isBlank = ({ text }: Run) => /^[\s\u200b\ufeff]*$/.test(text);

/** The no-break spaces before code are its indentation. */
const isBlankStart = (run: Run) =>
  isCode(run) ? /^[ \n\u200b\ufeff]*$/.test(run.text) : isBlank(run);

/** Spaces in code mean something. Others that HTML would collapse replace the layout of a page. */
const keptSpaces = (text: string) =>
  text.replaceAll('\t', '  ').replaceAll(/^ +| {2,}/g, (spaces) => '\u00a0'.repeat(spaces.length));

const trimStart = (run: Run) =>
  isCode(run) ? run.text.replace(/^[ \n]+/, '') : run.text.trimStart();

/** Removes spaces and breaks at both ends. */
function trim(runs: readonly Run[]) {
  const start = runs.findIndex((run) => !isBlankStart(run));
  const end = runs.findLastIndex((run) => !isBlank(run)) + 1;
  return runs.slice(Math.max(start, 0), end).map((run, at, { length }) => {
    const text = at === 0 ? trimStart(run) : run.text;
    return { ...run, text: at === length - 1 ? text.trimEnd() : text };
  });
}

/** Collects the text of a paragraph. An empty line ends the paragraph. */
export function createTextBuffer() {
  let paragraphs: Run[][] = [];
  let runs: Run[] = [];

  function add(text: string, marks: Marks) {
    const last = runs.at(-1);
    const follows = last === undefined || /\s$/.test(last.text);
    const added = follows ? text.replace(/^ +/, '') : text;
    if (added === '') return;
    // The same object: the text is of the same element.
    if (last?.marks === marks && last.text !== '\n') last.text += added;
    else runs.push({ text: added, marks });
  }

  /** A second break in a row ends the paragraph. */
  function addBreak() {
    if (runs.length > 0 && runs.at(-1)?.text !== '\n') {
      runs.push(breakRun);
      return;
    }
    endParagraph();
    paragraphs.push([]);
  }

  function endParagraph() {
    if (runs.length > 0) paragraphs.push(runs);
    runs = [];
  }

  function spaced(line: string, marks: Marks, keepsLines: boolean) {
    if (keepsLines && marks.code !== undefined) return keptSpaces(line);
    const collapsed = line.replaceAll(/[ \t\r\n\f]+/g, ' ');
    return marks.code === undefined ? plainSpaces(collapsed) : collapsed;
  }

  return {
    addText(text: string, marks: Marks, keepsLines: boolean) {
      const lines = keepsLines ? text.split(/\r?\n/) : [text];
      for (const [at, line] of lines.entries()) {
        if (at > 0) addBreak();
        add(spaced(line, marks, keepsLines), marks);
      }
    },
    addBreak,
    /** Returns the paragraphs as inline HTML, empty for a line without text, and starts again. */
    take() {
      endParagraph();
      const texts = paragraphs.map((paragraph) => writeRuns(trim(paragraph)));
      paragraphs = [];
      return texts;
    },
  };
}
