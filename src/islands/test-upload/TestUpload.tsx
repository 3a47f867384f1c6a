import { type ReactNode, useState } from 'react';
import { failureText } from '#lib/contract/client.ts';
import type { UploadCheck } from '#lib/contract/uploads.ts';
import { UPLOAD_MAX } from '#lib/domain/upload-limits.ts';
import { caseEditorMessages as editorMessages } from '#lib/messages/case-editor.ts';
import { dicomRefusal } from '#lib/messages/dicom-refusals.ts';
import { testUploadMessages as m } from '#lib/messages/test-upload.ts';
import { callWhenFree, sendFile } from '#lib/stores/send-file.ts';
import { AddButton } from '../files/AddButton.tsx';
import { imageTypeOf } from '../files/image-type-of.ts';
import { useFileDrop } from '../files/use-file-drop.ts';
import { FileDetails } from '../image-review/FileDetails.tsx';
import { type DicomReading, inspectDicom } from '../image-review/inspect-dicom.ts';
import { PreviewCanvas } from '../image-review/PreviewCanvas.tsx';
import '../case-editor/case-editor.css';
import '../files/files.css';
import '../image-review/image-review.css';

type Outcome =
  | { kind: 'image'; file: File; check: UploadCheck; sending: number }
  | { kind: 'dicom'; file: File; reading: DicomReading; duration: number }
  | { kind: 'refused'; file: File; reason: string };

/** Ordinary images are checked by the server, DICOM files here: they never leave the machine. */
async function checkFile(file: File): Promise<Outcome> {
  if (file.size === 0) return { kind: 'refused', file, reason: editorMessages.emptyFile };
  const started = performance.now();
  if (!(await imageTypeOf(file))) {
    const reading = await inspectDicom([{ path: file.name, blob: file }], () => {});
    reading.importer.close();
    const [refused] = reading.refused;
    if (refused) {
      const reason = refused.code === 'not_dicom' ? editorMessages.notImage : dicomRefusal(refused.code);
      return { kind: 'refused', file, reason };
    }
    return { kind: 'dicom', file, reading, duration: performance.now() - started };
  }
  if (file.size > UPLOAD_MAX) return { kind: 'refused', file, reason: editorMessages.tooLarge };
  try {
    const { signal } = new AbortController();
    const upload = await sendFile(file, { signal, onProgress: () => {} });
    const sending = performance.now() - started;
    const check = await callWhenFree('POST /uploads/[upload]/check', { params: { upload }, signal });
    return { kind: 'image', file, check, sending };
  } catch (error) {
    return { kind: 'refused', file, reason: failureText(error, m.failure) };
  }
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ImageOutcome({ check, sending }: { check: UploadCheck; sending: number }) {
  return (
    <>
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
      <img src={check.thumbnail} alt={m.thumbnail} />
    </>
  );
}

function Thumbnail({ reading }: { reading: DicomReading }) {
  const preview = reading.files[0]?.inspected.preview;
  return (
    preview && (
      <div className="test-film">
        <PreviewCanvas preview={preview} label={m.thumbnail} />
      </div>
    )
  );
}

/** Drop a file, see what would be stored of it. Nothing is. */
export function TestUpload() {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const take = async (file: File | null | undefined) => {
    if (!file) return;
    setBusy(true);
    setOutcome(await checkFile(file));
    setBusy(false);
  };
  const drop = useFileDrop((items) => void take(items[0]?.getAsFile()));
  return (
    <div className="case-editor">
      <p className="banner error without-script">{m.needsScript}</p>
      <div className={drop.isOver ? 'panel drop-zone is-over' : 'panel drop-zone'} {...drop.handlers}>
        <p className="hint">{m.dropHint}</p>
        <div className="drop-actions">
          <AddButton label={m.choose} primary onFiles={([file]) => void take(file)} />
        </div>
      </div>
      <div role="status">
        {busy && m.working}
        {!busy && outcome?.kind === 'refused' && (
          <p className="banner error">
            <span>
              <strong>{outcome.file.name}</strong> {outcome.reason}
            </span>
          </p>
        )}
        {!busy && outcome && outcome.kind !== 'refused' && (
          <section className="panel file-details test-outcome" aria-label={outcome.file.name}>
            <h2>{outcome.file.name}</h2>
            {outcome.kind === 'image' && <ImageOutcome check={outcome.check} sending={outcome.sending} />}
            {outcome.kind === 'dicom' && (
              <>
                <dl>
                  <Line term={m.type}>{m.dicom}</Line>
                  <Line term={m.size}>{m.bytes(outcome.file.size)}</Line>
                  <Line term={m.processing}>{m.duration(outcome.duration)}</Line>
                </dl>
                <Thumbnail reading={outcome.reading} />
                <FileDetails files={outcome.reading.files} />
              </>
            )}
            <p className="hint">{m.nothingKept}</p>
          </section>
        )}
      </div>
    </div>
  );
}
