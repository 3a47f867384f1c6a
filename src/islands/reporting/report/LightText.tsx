import { Fragment, memo } from 'react';
import type {
  EditedParagraph,
  EditedReport,
  EditedSection,
} from '#lib/questionnaires/report/edited-report.ts';
import type { Run } from '#lib/questionnaires/report/runs.ts';
import { reportMessages as m } from '#lib/questionnaires/report-texts.ts';
import { allSections } from './all-sections.ts';

/** A part of a sentence with one style; a line feed is a line break. */
function Letters({ run: { text, bold, italic } }: { run: Run }) {
  const lines = text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by their position
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
  const leaning = italic ? <em>{lines}</em> : lines;
  return bold ? <strong>{leaning}</strong> : leaning;
}

interface StretchProps {
  runs: readonly Run[];
  className: string | undefined;
}

/** The runs of one sentence, or the text between two sentences. */
const Stretch = memo(function Stretch({ runs, className }: StretchProps) {
  const letters = runs.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: runs are identified by their position
    <Letters key={index} run={run} />
  ));
  const key = runs[0]?.key;
  if (key === undefined) return letters;
  return (
    <span data-key={key} className={className}>
      {letters}
    </span>
  );
}, sameStretch);

function sameStretch(one: StretchProps, other: StretchProps): boolean {
  return (
    one.className === other.className &&
    one.runs.length === other.runs.length &&
    one.runs.every((run, index) => {
      const { text, bold, italic, key } = other.runs[index] ?? { text: '' };
      return run.text === text && run.bold === bold && run.italic === italic && run.key === key;
    })
  );
}

/** Groups adjacent runs of the same sentence. */
function stretchesOf(runs: readonly Run[]): Run[][] {
  const stretches: Run[][] = [];
  for (const run of runs) {
    const last = stretches.at(-1);
    if (last && run.key !== undefined && last[0]?.key === run.key) last.push(run);
    else stretches.push([run]);
  }
  return stretches;
}

interface ParagraphProps {
  paragraph: EditedParagraph;
  classes: ReadonlyMap<string, string>;
}

const Paragraph = memo(function Paragraph({ paragraph: { runs }, classes }: ParagraphProps) {
  const stretches = stretchesOf(runs);
  return (
    <p>
      {stretches.length === 0 && <br />}
      {stretches.map((stretch, index) => {
        const key = stretch[0]?.key;
        const className = key === undefined ? undefined : classes.get(key);
        return <Stretch key={key ?? `between ${index}`} runs={stretch} className={className} />;
      })}
    </p>
  );
});

interface LightTextProps {
  edited: EditedReport;
  /** CSS classes of sentences, by sentence key. */
  classes: ReadonlyMap<string, string>;
}

/** The text rendered with the same elements as the editor, as long as nobody types in it. */
export const LightText = memo(function LightText({ edited, classes }: LightTextProps) {
  return allSections(edited).map(({ section, paragraphs }: EditedSection) => (
    <section
      key={section}
      className={
        paragraphs.some(({ runs }) => runs.length > 0) ? 'report-section' : 'report-section is-empty'
      }
      data-section={section}
    >
      <h2 contentEditable={false}>{m.headings[section]}</h2>
      <div>
        {paragraphs.map((paragraph, index) => (
          <Paragraph
            key={`${paragraph.page} ${paragraphs.slice(0, index).filter(({ page }) => page === paragraph.page).length}`}
            paragraph={paragraph}
            classes={classes}
          />
        ))}
      </div>
    </section>
  ));
});
