import type {
  EditedParagraph,
  EditedReport,
  EditedSection,
} from '#lib/questionnaires/report/edited-report.ts';
import type { Run } from '#lib/questionnaires/report/runs.ts';
import type { Random } from './random.ts';

/** A manual edit of the text: one change, anywhere. Typed words come from `word`. */
type Deed = (edited: EditedReport, random: Random, word: () => string) => EditedReport;

interface Spot {
  section: number;
  paragraph: number;
  run: number;
}

function spots(edited: EditedReport, suits: (run: Run) => boolean = () => true): Spot[] {
  return edited.sections.flatMap(({ paragraphs }, section) =>
    paragraphs.flatMap(({ runs }, paragraph) =>
      runs.flatMap((run, index) => (suits(run) ? [{ section, paragraph, run: index }] : [])),
    ),
  );
}

function withParagraphs(
  edited: EditedReport,
  at: number,
  change: (paragraphs: readonly EditedParagraph[]) => readonly EditedParagraph[],
): EditedReport {
  const sections = edited.sections.map(
    (section, index): EditedSection =>
      index === at ? { ...section, paragraphs: change(section.paragraphs) } : section,
  );
  return { ...edited, sections: sections.filter(({ paragraphs }) => paragraphs.length > 0) };
}

function withRuns(
  edited: EditedReport,
  at: Spot,
  change: (runs: readonly Run[]) => readonly Run[],
): EditedReport {
  return withParagraphs(edited, at.section, (paragraphs) =>
    paragraphs.flatMap((paragraph, index) => {
      if (index !== at.paragraph) return [paragraph];
      const runs = change(paragraph.runs);
      return runs.length > 0 ? [{ ...paragraph, runs }] : [];
    }),
  );
}

/** Applies an edit to a random suitable run, if there is one. */
const anywhere =
  (
    suits: (run: Run) => boolean,
    change: (run: Run, random: Random, word: () => string) => readonly Run[],
  ): Deed =>
  (edited, random, word) => {
    const found = spots(edited, suits);
    if (found.length === 0) return edited;
    const at = random.one(found);
    return withRuns(edited, at, (runs) =>
      runs.flatMap((run, index) => (index === at.run ? change(run, random, word) : [run])),
    );
  };

const written = (run: Run) => run.key !== undefined;

const typeInside = anywhere(written, (run, random, word) => {
  const at = random.below(run.text.length + 1);
  return [{ ...run, text: `${run.text.slice(0, at)} ${word()} ${run.text.slice(at)}` }];
});

const rewrite = anywhere(written, (run, _, word) => [{ ...run, text: `${word()} ${word()}.` }]);

const cutShort = anywhere(written, (run, random) => {
  const text = run.text.slice(0, random.below(run.text.length));
  return text.trim() === '' ? [] : [{ ...run, text }];
});

const typeBetween = anywhere(
  () => true,
  (run, random, word) => [
    run,
    { text: random.one([` ${word()}.`, `${word()}`, ` ${word()} `, `\n${word()}`]) },
  ],
);

const erase = anywhere(written, () => []);

const embolden = anywhere(written, (run, random) => {
  const at = random.below(run.text.length);
  const [start, end] = [run.text.slice(0, at), run.text.slice(at)];
  return start === ''
    ? [{ ...run, bold: true }]
    : [
        { ...run, text: start },
        { ...run, text: end, bold: true },
      ];
});

const typeParagraph: Deed = (edited, random, word) => {
  if (edited.sections.length === 0) return edited;
  const paragraph = { page: null, runs: [{ text: `${word()}.` }] };
  return withParagraphs(edited, random.below(edited.sections.length), (paragraphs) =>
    paragraphs.toSpliced(random.below(paragraphs.length + 1), 0, paragraph),
  );
};

/** Cut and pasted, or copied: elsewhere, perhaps in another section. */
const move =
  (copies: boolean): Deed =>
  (edited, random) => {
    const found = spots(edited, written);
    if (found.length < 2) return edited;
    const from = random.one(found);
    const run = edited.sections[from.section]?.paragraphs[from.paragraph]?.runs[from.run];
    if (!run) return edited;
    const to = random.one(found);
    const pasted = withRuns(edited, to, (runs) => runs.toSpliced(to.run, 0, run, { text: ' ' }));
    if (copies) return pasted;
    const same = to.section === from.section && to.paragraph === from.paragraph && to.run <= from.run;
    const left = { ...from, run: from.run + (same ? 2 : 0) };
    return withRuns(pasted, left, (runs) => runs.toSpliced(left.run, 1));
  };

const split: Deed = (edited, random) => {
  const found = spots(edited, ({ text }) => text.length > 3);
  if (found.length === 0) return edited;
  const at = random.one(found);
  return withParagraphs(edited, at.section, (paragraphs) =>
    paragraphs.flatMap((paragraph, index) => {
      const run = paragraph.runs[at.run];
      if (index !== at.paragraph || !run) return [paragraph];
      const cut = random.below(run.text.length + 1);
      const halves = [run.text.slice(0, cut), run.text.slice(cut)];
      const [start, end] = halves.map((text) => (text === '' ? [] : [{ ...run, text }]));
      const second = {
        page: random.one([paragraph.page, null]),
        runs: [...(end ?? []), ...paragraph.runs.slice(at.run + 1)],
      };
      const first = { ...paragraph, runs: [...paragraph.runs.slice(0, at.run), ...(start ?? [])] };
      return [first, second].filter(({ runs }) => runs.length > 0);
    }),
  );
};

const join: Deed = (edited, random) => {
  const joinable = edited.sections.flatMap(({ paragraphs }, index) => (paragraphs.length > 1 ? [index] : []));
  if (joinable.length === 0) return edited;
  return withParagraphs(edited, random.one(joinable), (paragraphs) => {
    const at = random.below(paragraphs.length - 1);
    const [first, second] = [paragraphs[at], paragraphs[at + 1]];
    return first && second
      ? paragraphs.toSpliced(at, 2, { ...first, runs: [...first.runs, ...second.runs] })
      : paragraphs;
  });
};

export const DEEDS: readonly Deed[] = [
  typeInside,
  rewrite,
  cutShort,
  typeBetween,
  erase,
  embolden,
  typeParagraph,
  move(false),
  move(true),
  split,
  join,
];
