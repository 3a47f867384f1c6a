import { questionEditorMessages as m } from '#lib/questions/editor-texts.ts';
import type { QuestionStep } from '#lib/questions/questions-schema.ts';
import { setStepFolder } from '#lib/questions/step-folders.ts';
import type { QuestionsDesk } from './use-questions.ts';

interface StepFoldersProps {
  desk: QuestionsDesk;
  step: QuestionStep;
  index: number;
}

/** The folders of the case whose images come with the step. */
export function StepFolders({ desk, step, index }: StepFoldersProps) {
  const offered = desk.told.folders.filter(({ images }) => images.length > 0);
  if (offered.length === 0) return null;
  const { folders: brought = [] } = step;
  const steps = desk.questions?.steps ?? [];
  // If several steps name a folder, the first one brings it.
  const broughtBefore = (folder: string) =>
    steps.slice(0, index).findIndex(({ folders = [] }) => folders.includes(folder)) + 1;
  const tick = (folder: string, isTicked: boolean) =>
    desk.make((before) => ({ questions: setStepFolder(before, step.id, folder, isTicked) }));
  return (
    <details className="explained-choice" open={brought.length > 0 || undefined}>
      <summary>{m.stepFolders}</summary>
      <fieldset aria-label={m.stepFoldersOf(index + 1)}>
        <p className="hint">{index === 0 ? m.firstStepFoldersHint : m.stepFoldersHint}</p>
        {offered.map(({ id, name }) => {
          const earlier = broughtBefore(id);
          return (
            <label key={id} className="explained-finding">
              <input
                type="checkbox"
                checked={brought.includes(id)}
                onChange={({ target }) => tick(id, target.checked)}
              />
              {earlier > 0 ? m.folderElsewhere(name, earlier) : name}
            </label>
          );
        })}
      </fieldset>
    </details>
  );
}
