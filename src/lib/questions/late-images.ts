import { askedSteps } from './faults.ts';
import { bringingSteps } from './kept-back.ts';
import type { CaseQuestion, CaseQuestions } from './questions-schema.ts';

/** Hints for an author about images revealed by steps; they do not prevent questions from being asked. */
export type LateImage =
  /** A structure, or a finding shown with a key, lies on a folder that only a later step reveals. */
  | { what: 'structure' | 'finding'; question: string; folder: string }
  /** The case's cover image is withheld: lists show another image. */
  | { what: 'cover'; folder: string }
  /** A panel of the opening presentation, from 1, shows a folder that is kept back: it is left out until then. */
  | { what: 'panel'; folder: string; panel: number }
  /** No question follows the step that reveals it, so the folder is shown from the beginning. */
  | { what: 'unasked'; folder: string };

interface Images {
  folders: readonly { id: string; name: string }[];
  findings: readonly { id: string; folder: string; marks: readonly { kind: string }[] }[];
  mainImage: { folderId: string } | null;
  /** The folders of the opening presentation's panels; none where the viewer chooses them. */
  panels?: readonly string[];
}

/** The findings that a question refers to, and for which purpose. */
function namedIn(question: CaseQuestion, areShownAtOnce: boolean): ['structure' | 'finding', string][] {
  const structures = question.format === 'zone' ? question.structures : [];
  const shown = areShownAtOnce ? (question.findings ?? []) : [];
  return [
    ...structures.map(({ finding }): ['structure', string] => ['structure', finding]),
    ...shown.map((finding): ['finding', string] => ['finding', finding]),
  ];
}

/** Folders with images that are revealed only by steps after the last one with questions. */
function unaskedIn(
  questions: CaseQuestions | null | undefined,
  { folders, findings }: Pick<Images, 'folders' | 'findings'>,
): LateImage[] {
  const named = new Set(questions?.steps.flatMap((step) => step.folders ?? []));
  const asked = new Set(askedSteps(questions, findings).flatMap((step) => step.folders ?? []));
  return folders
    .filter(({ id }) => named.has(id) && !asked.has(id))
    .map(({ name }) => ({ what: 'unasked', folder: name }));
}

/** Images shown later than a question or key needs them, or earlier than the step that names them. */
export function lateImagesOf(
  questions: CaseQuestions | null | undefined,
  { folders, findings, mainImage, panels = [] }: Images,
): LateImage[] {
  const places = bringingSteps({ questions, findings });
  const unasked = unaskedIn(questions, { folders, findings });
  if (places.size === 0) return unasked;
  const nameOf = (folder: string) => folders.find(({ id }) => id === folder)?.name;
  const isAtOnce = questions?.explained === 'step';
  const asked = askedSteps(questions, findings).flatMap((step, place) =>
    step.questions.flatMap((question) =>
      namedIn(question, isAtOnce).flatMap(([what, id]): LateImage[] => {
        const folder = findings.find((finding) => finding.id === id)?.folder ?? '';
        const name = nameOf(folder);
        const isLate = (places.get(folder) ?? 0) > place;
        return isLate && name !== undefined ? [{ what, question: question.id, folder: name }] : [];
      }),
    ),
  );
  const cover = mainImage && places.has(mainImage.folderId) ? nameOf(mainImage.folderId) : undefined;
  const left = panels.flatMap((id, at): LateImage[] => {
    const name = places.has(id) ? nameOf(id) : undefined;
    return name === undefined ? [] : [{ what: 'panel', folder: name, panel: at + 1 }];
  });
  const told = new Map(asked.map((each) => [JSON.stringify(each), each]));
  return [
    ...told.values(),
    ...unasked,
    ...left,
    ...(cover === undefined ? [] : [{ what: 'cover' as const, folder: cover }]),
  ];
}
