import { type ReactNode, useState } from 'react';
import { dicomMessages } from '#lib/dicom/texts.ts';
import { imageReviewMessages } from '#lib/images/review-texts.ts';
import { testUploadMessages as m } from '#lib/images/test-upload-texts.ts';
import { FileDetails } from '../image-review/FileDetails.tsx';
import { Film } from '../image-review/Film.tsx';
import { type ImageGroup, leftIn } from '../image-review/group.ts';
import { useProposedMasks } from '../image-review/use-proposed-masks.ts';
import { WayThrough } from '../image-review/WayThrough.tsx';
import type { Outcome } from './check-file.ts';

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Warning({ text }: { text: string }) {
  return (
    <p className="series-risk">
      <i className="i-lucide-triangle-alert" aria-hidden="true" />
      {text}
    </p>
  );
}

/** The images of a file at full page width; areas that seem to contain text are outlined. */
function LargePictures({ group }: { group: ImageGroup }) {
  const [index, setIndex] = useState(group.kind === 'series' ? group.count >> 1 : 0);
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const proposed = useProposedMasks(group, index);
  return (
    <div className="mask-editor">
      <Film
        group={group}
        index={index}
        masks={[]}
        proposed={proposed}
        onMask={undefined}
        onIndex={setIndex}
        onShown={() => setSeen((before) => new Set([...before, index]))}
      />
      {proposed.length > 0 && <Warning text={imageReviewMessages.writingFound(proposed.length)} />}
      <WayThrough group={group} index={index} seen={seen} left={leftIn(group, seen)} onIndex={setIndex} />
    </div>
  );
}

function ImageLines({ check, sending }: Pick<Extract<Outcome, { kind: 'image' }>, 'check' | 'sending'>) {
  return (
    <dl>
      <Line term={m.type}>{check.type.toUpperCase()}</Line>
      <Line term={m.size}>{m.bytes(check.bytes)}</Line>
      <Line term={m.pixels}>{m.dimensions(check.width, check.height)}</Line>
      <Line term={m.removed}>
        {check.removed.length === 0 ? m.nothingRemoved : m.removedNames(check.removed)}
      </Line>
      <Line term={m.stored}>
        {m.storedAs(m.bytes(check.stored.bytes), check.stored.width, check.stored.height)}
      </Line>
      <Line term={m.sending}>{m.duration(sending)}</Line>
      <Line term={m.processing}>{m.duration(check.duration)}</Line>
    </dl>
  );
}

function DicomLines({ file, reading, duration }: Extract<Outcome, { kind: 'dicom' }>) {
  const risk = reading.files[0]?.inspected.burnedIn;
  return (
    <>
      <dl>
        <Line term={m.type}>{m.dicom}</Line>
        <Line term={m.size}>{m.bytes(file.size)}</Line>
        <Line term={m.processing}>{m.duration(duration)}</Line>
      </dl>
      {risk && dicomMessages.burnedIn[risk] !== '' && <Warning text={dicomMessages.burnedIn[risk]} />}
      <FileDetails files={reading.files} />
    </>
  );
}

/** The preview of one file: the data that would be stored, and its images. */
export function FileOutcome({ outcome }: { outcome: Outcome }) {
  const { file } = outcome;
  if (outcome.kind === 'refused')
    return (
      <p className="banner error">
        <span>
          <strong>{file.name}</strong> {outcome.reason}
        </span>
      </p>
    );
  return (
    <section className="panel file-details test-outcome" aria-label={file.name}>
      <h2>{file.name}</h2>
      {outcome.groups.map((group) => (
        <LargePictures key={group.id} group={group} />
      ))}
      {outcome.kind === 'image' ? <ImageLines {...outcome} /> : <DicomLines {...outcome} />}
      <p className="hint">{m.nothingKept}</p>
    </section>
  );
}
