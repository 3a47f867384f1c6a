import { addQuestion, addStep, changeQuestion, type Edited } from './edits.ts';
import { QUESTIONS_MAX } from './formats.ts';
import type { GiveId } from './new-question.ts';
import type { CaseQuestions, Structure, ZoneQuestion } from './questions-schema.ts';
import { hasZone } from './zones.ts';

/** A finding of the case, as its editor holds it. */
interface DrawnFinding {
  id: string;
  folder: string;
  marks: readonly { kind: string }[];
}

type Folders = readonly { id: string; images: readonly unknown[] }[];

/** Minimum number of images in a stack of slices, in which a finding is also visible on neighbouring slices. */
const SLICES = 10;
const NEIGHBOURS = 2;

/** Converts a finding to a structure to point at. */
function structureOf({ id, folder }: DrawnFinding, folders: Folders, giveId: GiveId): Structure {
  const count = folders.find((each) => each.id === folder)?.images.length ?? 0;
  return { id: giveId(), finding: id, reach: count >= SLICES ? NEIGHBOURS : 0 };
}

/** Adds the first finding with a zone that is not a structure yet; returns the same question if there is none. */
export function addStructure(
  question: ZoneQuestion,
  { findings, folders }: { findings: readonly DrawnFinding[]; folders: Folders },
  giveId: GiveId,
): ZoneQuestion {
  const used = new Set(question.structures.map(({ finding }) => finding));
  const next = findings.find((finding) => hasZone(finding) && !used.has(finding.id));
  if (!next || question.structures.length >= QUESTIONS_MAX.structures) return question;
  return { ...question, structures: [...question.structures, structureOf(next, folders, giveId)] };
}

export function setStructure(
  question: ZoneQuestion,
  id: string,
  change: Partial<Pick<Structure, 'finding' | 'reach'>>,
): ZoneQuestion {
  const structures = question.structures.map((each) => (each.id === id ? { ...each, ...change } : each));
  return { ...question, structures };
}

export const removeStructure = (question: ZoneQuestion, id: string): ZoneQuestion => ({
  ...question,
  structures: question.structures.filter((each) => each.id !== id),
});

/** Adds a zone question for a finding, at the end of the last step. */
export function addZoneQuestion(
  questions: CaseQuestions | null,
  finding: DrawnFinding,
  folders: Folders,
): Edited {
  const last = questions?.steps.at(-1);
  const added = last ? addQuestion(questions, last.id, 'zone') : addStep(questions, 'zone');
  const { focus } = added;
  if (focus === undefined) return added;
  const asked = changeQuestion(added.questions, focus, (question, giveId) =>
    question.format === 'zone'
      ? { ...question, structures: [structureOf(finding, folders, giveId)] }
      : question,
  );
  return { questions: asked, focus };
}
