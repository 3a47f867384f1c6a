import { useEffect } from 'react';
import type { AnchoredMeasure } from '#lib/imaging/measure.ts';
import { imageAnswerMessages as m } from '#lib/questions/image-answer-texts.ts';
import { $shownOnImages, type ShownOnImages as Shown } from '#lib/questions/image-answers-store.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { hideMarks, marksAsMeasures, ownMeasures, showFinding } from '#lib/viewer/show-finding.ts';
import { ToolButton } from '../ToolButton.tsx';
import { drawnAsMeasure, pointsAsMeasures } from './drawn-answer.ts';

/** The reader's answer as measurements that cannot be moved. */
const ownAnswer = ({ points = [], drawn }: Shown): AnchoredMeasure[] => [
  ...pointsAsMeasures(points, true),
  ...(drawn ? [drawnAsMeasure(drawn, true)] : []),
];

/** Shows the slice of the finding or, without one, of the reader's answer. */
function show(engine: Engine, shown: Shown): void {
  const answer = ownAnswer(shown);
  const own = ownMeasures(engine.snapshot().state.measures);
  const { finding } = shown;
  const [first] = answer;
  if (finding) {
    if (!engine.stacks[finding.folder]) return;
    showFinding(engine, finding, [...own, ...marksAsMeasures(finding, true), ...answer]);
    return;
  }
  const folder = engine.stacks.findIndex((stack) => stack.folder === first?.folder);
  if (!first || folder === -1) return;
  const place = { id: 'reponse', folder, image: first.image ?? 0, file: first.file, marks: [] };
  showFinding(engine, place, [...own, ...answer]);
}

/** The bar below the images that names the part of a validated question on screen, with a button to go back. */
export function ShownOnImages({ engine, shown }: { engine: Engine; shown: Shown }) {
  useEffect(() => show(engine, shown), [engine, shown]);
  useEffect(() => () => hideMarks(engine), [engine]);
  const { finding } = shown;
  return (
    <section className="finding-tour touring" aria-label={m.label}>
      <div className="finding-said" role="status">
        <p>
          <strong>{finding?.name ?? m.ownAnswer}</strong>
        </p>
        {finding?.explanation && <p className="finding-explanation">{finding.explanation}</p>}
      </div>
      <ToolButton icon="i-lucide-x" label={m.hide} onPress={() => $shownOnImages.set(null)} />
    </section>
  );
}
