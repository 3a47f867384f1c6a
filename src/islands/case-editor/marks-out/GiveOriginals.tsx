import { marksOutMessages as m } from '#lib/cases/marks-out-texts.ts';
import { AddButton } from '../../files/AddButton.tsx';
import { entriesOf, useFileDrop } from '../../files/use-file-drop.ts';
import type { GivenFiles } from '../intake.ts';
import type { SearchProgress } from './use-originals.ts';
import '../../files/files.css';

const told = ({ step, done, count }: SearchProgress): string => {
  if (step === 'opening') return m.opening;
  return step === 'reading' ? m.reading(done, count) : m.comparing(done, count);
};

interface GiveOriginalsProps {
  progress: SearchProgress | null;
  onGiven(given: GivenFiles): void;
}

/** Where the author drops or chooses their own files, with the progress of reading them. */
export function GiveOriginals({ progress, onGiven }: GiveOriginalsProps) {
  const drop = useFileDrop((items) => onGiven({ dropped: entriesOf(items) }));
  const take = (picked: File[]) => onGiven({ picked });
  return (
    <section
      className={drop.isOver ? 'panel drop-zone is-over' : 'panel drop-zone'}
      {...drop.handlers}
      aria-label={m.giveTitle}
    >
      <div className="drop-text">
        <h3>{m.giveTitle}</h3>
        <p>{m.giveHint}</p>
      </div>
      <div className="drop-actions">
        <AddButton label={m.files} icon="i-lucide-file-plus" onFiles={take} />
        <AddButton label={m.directory} icon="i-lucide-folder-plus" directory onFiles={take} />
      </div>
      {progress && (
        <div role="status">
          <p>{told(progress)}</p>
          <progress
            {...(progress.count > 0 && { value: progress.done, max: progress.count })}
            aria-label={m.giveTitle}
          />
        </div>
      )}
      <p className="hint drop-promise">
        <i className="i-lucide-shield-check" aria-hidden="true" />
        <span>{m.promise}</span>
      </p>
    </section>
  );
}
