import { useEffect, useRef, useState } from 'react';
import { type OwnTitle, ownTitles } from '#lib/protocols/browser/create-drafts.ts';
import type { FileProblem } from '#lib/protocols/bulk/block.ts';
import type { ProtocolFileContent } from '#lib/protocols/bulk/found.ts';
import { protocolBulkMessages as m } from '#lib/protocols/bulk-texts.ts';
import { IMAGING_TYPES, REGIONS } from '#lib/protocols/vocabulary.ts';
import { ReadFileField } from '../files/ReadFileField.tsx';
import { usePageDrop } from '../files/use-page-drop.ts';
import { ChoiceField } from '../form/ChoiceField.tsx';
import { CreateBar } from './CreateBar.tsx';
import { type Defaults, type PlanChoices, type PlanChoicesByKey, plansOf } from './draft-plan.ts';
import { FoundItem } from './FoundItem.tsx';
import { NotTaken } from './NotTaken.tsx';
import { useCreation } from './use-creation.ts';
import '../form/field.css';
import './bulk-protocols.css';

const UNCHOSEN = { value: '' as const, label: m.choose };

type Read = ProtocolFileContent | { problem: FileProblem };

/** The titles of the person's own protocols, once they are read. */
function useOwnTitles() {
  const [own, setOwn] = useState<readonly OwnTitle[]>();
  const [isUnread, setUnread] = useState(false);
  useEffect(() => {
    ownTitles().then(setOwn, () => setUnread(true));
  }, []);
  return { own, isUnread };
}

function DefaultsField({ value, onChange }: { value: Defaults; onChange(value: Defaults): void }) {
  return (
    <fieldset className="panel bulk-defaults">
      <legend>{m.defaults}</legend>
      <ChoiceField
        label={m.defaultType}
        options={[UNCHOSEN, ...IMAGING_TYPES]}
        value={value.imagingType ?? ''}
        onChange={(type) => onChange({ ...value, imagingType: type || undefined })}
      />
      <ChoiceField
        label={m.defaultRegion}
        options={[UNCHOSEN, ...REGIONS]}
        value={value.region ?? ''}
        onChange={(region) => onChange({ ...value, region: region || undefined })}
      />
    </fieldset>
  );
}

/** The protocols found in a file, for review, and the drafts that are created from them. */
function FoundProtocols({ found, onBusy }: { found: ProtocolFileContent; onBusy(isBusy: boolean): void }) {
  const { own, isUnread } = useOwnTitles();
  const [said, setSaid] = useState<PlanChoicesByKey>({});
  const [defaults, setDefaults] = useState<Defaults>({ imagingType: undefined, region: undefined });
  const creation = useCreation(own);
  const { isBusy } = creation;
  useEffect(() => {
    onBusy(isBusy);
    return () => onBusy(false);
  }, [isBusy, onBusy]);
  const plans = plansOf(found, said, defaults, own ?? []);
  const say = (key: string, more: PlanChoices) =>
    setSaid((all) => ({ ...all, [key]: { ...all[key], ...more } }));
  const isUnsaid = found.protocols.some(({ imagingType, region }) => !imagingType || !region);
  return (
    <>
      {isUnsaid && <DefaultsField value={defaults} onChange={setDefaults} />}
      {isUnread && <p className="banner warning">{m.knownUnread}</p>}
      <h2>{m.list}</h2>
      <ul className="bulk-list">
        {plans.map((plan) => (
          <FoundItem
            key={plan.found.key}
            plan={plan}
            madeId={creation.done.get(plan.found.key)}
            isBusy={isBusy}
            onSay={say}
          />
        ))}
      </ul>
      <NotTaken found={found} />
      <CreateBar plans={plans} creation={creation} />
    </>
  );
}

/** Creates drafts from a file of many protocols: read in the browser, and reviewed before any draft is created. */
export function BulkProtocols() {
  const [read, setRead] = useState<{ at: number; result: Read | undefined }>();
  /** No other file is accepted while drafts are being created: their progress would no longer be visible. */
  const [isBusy, setBusy] = useState(false);
  const latest = useRef<File>(undefined);
  const take = async (file: File | undefined) => {
    latest.current = file;
    if (!file) return setRead(undefined);
    const at = performance.now();
    setRead({ at, result: undefined });
    const code = await import('./read-protocols-file.ts').catch(() => undefined);
    const result = code ? await code.readProtocolsFile(file) : ({ problem: 'not-loaded' } as const);
    // Another file was chosen meanwhile.
    if (latest.current === file) setRead({ at, result });
  };
  const drop = (items: DataTransferItem[]) => {
    const file = items.find(({ kind }) => kind === 'file')?.getAsFile();
    if (file) void take(file);
  };
  const isOver = usePageDrop(isBusy ? undefined : drop);
  const result = read?.result;
  const found = result && 'protocols' in result ? result : undefined;
  const told = read && !result ? m.reading : found && m.read(found.protocols.length);
  return (
    <div className={isOver ? 'bulk-protocols is-over' : 'bulk-protocols'}>
      <div className="panel">
        <ReadFileField
          label={m.file}
          hint={m.fileHint}
          accept=".xlsx,.docx,.csv,.tsv,.txt"
          problem={
            result && 'problem' in result
              ? m.problems[result.problem]
              : found?.protocols.length === 0
                ? m.none
                : undefined
          }
          read={told}
          isDisabled={isBusy}
          onFile={(file) => void take(file)}
        />
      </div>
      {found && found.protocols.length > 0 && (
        <FoundProtocols key={read?.at} found={found} onBusy={setBusy} />
      )}
      {found && found.protocols.length === 0 && <NotTaken found={found} />}
    </div>
  );
}
