import { type FormEvent, useState } from 'react';
import { makeItem } from '#lib/items/browser/make-item.ts';
import { copyTitle } from '#lib/items/copy-title.ts';
import { TITLE_MAX } from '#lib/items/item.ts';
import { failureText } from '#lib/platform/browser/client.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { makeQuestionnaire } from '#lib/questionnaires/browser/new-questionnaire.ts';
import type { ImportedQuestionnaire } from '#lib/questionnaires/exchange/imported.ts';
import { newQuestionnaireMessages as m } from '#lib/questionnaires/new-questionnaire-texts.ts';
import { OUTLINE_PLACE, questionnairePaths } from '#lib/questionnaires/paths.ts';
import { usePageDrop } from '../files/use-page-drop.ts';
import { Loaded } from '../form/Loaded.tsx';
import { StartField } from '../form/StartField.tsx';
import { useIsLive } from '../form/use-is-live.ts';
import { useTypedBefore } from '../form/use-typed-before.ts';
import { TagField, withTag } from '../list/TagField.tsx';
import { CopyField } from './CopyField.tsx';
import '../form/field.css';
import './new-questionnaire.css';
import { withinLimit } from '../form/within-limit.ts';

const TITLE_ID = 'titre';

type Start = keyof typeof m.starts;

const loadFileStart = async () => (await import('./FileStart.tsx')).FileStart;

/** The file that a questionnaire is made from, if one is chosen, or dropped anywhere on the page. */
function useImport(onDrop: () => void, onTitle: (title: string) => void) {
  const [imported, setImported] = useState<ImportedQuestionnaire>();
  const [dropped, setDropped] = useState<File>();
  const isOver = usePageDrop((items) => {
    const file = items.find(({ kind }) => kind === 'file')?.getAsFile();
    if (!file) return;
    setDropped(file);
    onDrop();
  });
  const onRead = (read: ImportedQuestionnaire | undefined) => {
    setImported(read);
    if (read) onTitle(read.title);
  };
  return { imported, props: { dropped, onRead }, isOver };
}

function NewTitle({ value, onChange }: { value: string; onChange(title: string): void }) {
  useTypedBefore(TITLE_ID, value, onChange);
  return (
    <div className="field">
      <label htmlFor={TITLE_ID}>{m.title}</label>
      <input
        id={TITLE_ID}
        className="input"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the page consists of this form, whose first field is needed first
        autoFocus
        required
        {...withinLimit(TITLE_MAX)}
        aria-describedby={`${TITLE_ID}-hint`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="hint" id={`${TITLE_ID}-hint`}>
        {m.titleHint}
      </p>
    </div>
  );
}

/** Asks for the title of a new questionnaire and what it starts from, creates it and opens its editor. */
export function NewQuestionnaire() {
  const [title, setTitle] = useState('');
  const [tags, setTags] = useState<string[]>([]);
  const [typedTag, setTypedTag] = useState('');
  const [start, setStart] = useState<Start>('nothing');
  const [source, setSource] = useState('');
  const [busy, setBusy] = useState(false);
  const propose = (title: string) => setTitle((typed) => (typed.trim() === '' ? title : typed));
  const file = useImport(() => setStart('file'), propose);
  const isLive = useIsLive();
  const make = (): Promise<string> => {
    const all = withTag(tags, typedTag);
    if (start === 'file' && file.imported)
      return makeItem('questionnaire', { title, tags: all, body: file.imported.body });
    return makeQuestionnaire({ title, tags: all, copyOf: start === 'copy' ? source : undefined });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Nothing is created from an unreadable file; its field shows the reason.
    if (start === 'file' && !file.imported) return;
    setBusy(true);
    try {
      const id = await make();
      location.assign(questionnairePaths.edit(id, start === 'text' ? OUTLINE_PLACE : undefined));
    } catch (error) {
      notify('error', failureText(error, m.failure));
      setBusy(false);
    }
  };
  return (
    <form className={`panel new-questionnaire${file.isOver ? ' is-over' : ''}`} onSubmit={submit}>
      <p className="banner error without-script">{m.needsScript}</p>
      <NewTitle value={title} onChange={setTitle} />
      <fieldset className="new-tags">
        <legend className="label">{m.tags}</legend>
        <TagField kind="questionnaire" tags={tags} typed={typedTag} onTags={setTags} onTyped={setTypedTag} />
      </fieldset>
      <StartField<Start> legend={m.start} starts={m.starts} value={start} onChange={setStart} />
      {start === 'copy' && (
        <CopyField
          value={source}
          onChange={(id, of) => {
            setSource(id);
            if (of !== '') propose(copyTitle(of));
          }}
        />
      )}
      {start === 'file' && (
        <Loaded load={loadFileStart} giveUp={() => setStart('nothing')} props={file.props} />
      )}
      <button type="submit" className="button primary needs-script" disabled={busy || !isLive}>
        {busy && <span className="spinner" aria-hidden="true" />}
        {m.create}
      </button>
    </form>
  );
}
