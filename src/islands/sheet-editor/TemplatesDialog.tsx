import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type PlannedHeading, TEMPLATE_MAX } from '#lib/cases/sheet-template.ts';
import type { TemplateEntry } from '#lib/cases/sheet-templates-schemas.ts';
import { $templates, deleteTemplate, keepTemplate, loadTemplates } from '#lib/cases/sheet-templates-store.ts';
import { sheetTemplateMessages as m } from '#lib/cases/sheet-templates-texts.ts';
import { failureText } from '#lib/platform/browser/client.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { IconButton } from '../form/IconButton.tsx';
import { Modal } from '../form/Modal.tsx';
import { planFault } from './plans.ts';
import { TextField } from './TextField.tsx';
import './templates.css';

interface TemplatesDialogProps {
  /** The headings of the current text. */
  plan: readonly PlannedHeading[];
  onInsert(headings: readonly PlannedHeading[]): void;
  onClose(): void;
}

interface TemplateRowProps {
  name: string;
  headings: readonly PlannedHeading[];
  onInsert(): void;
  /** Absent for the built-in template, which cannot be deleted. */
  onDelete?: () => void;
}

function TemplateRow({ name, headings, onInsert, onDelete }: TemplateRowProps) {
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p className="hint">{headings.map(({ text }) => text).join(' · ')}</p>
      </div>
      <button type="button" className="button small" aria-label={m.insertThis(name)} onClick={onInsert}>
        {m.insert}
      </button>
      {onDelete && (
        <IconButton icon="i-lucide-trash-2" label={m.deleteThis(name)} danger onPress={onDelete} />
      )}
    </li>
  );
}

/** Sends a request to the server, and shows why it failed. */
function useAsked() {
  const [fault, setFault] = useState('');
  const ask = async (action: () => Promise<void>): Promise<boolean> => {
    try {
      await action();
      setFault('');
      return true;
    } catch (error) {
      setFault(failureText(error, m.failure));
      return false;
    }
  };
  return { fault, ask };
}

/** Stores the headings of the text as a named template. */
function KeepPlan({
  plan,
  ask,
}: Pick<TemplatesDialogProps, 'plan'> & Pick<ReturnType<typeof useAsked>, 'ask'>) {
  const [name, setName] = useState('');
  const [kept, setKept] = useState('');
  if (plan.length === 0) return <p className="hint">{m.noPlan}</p>;
  const fault = planFault(plan);
  if (fault) return <p className="fault">{fault}</p>;
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    if (given === '') return;
    if (!(await ask(() => keepTemplate({ name: given, headings: [...plan] })))) return;
    setKept(given);
    setName('');
  };
  return (
    <form className="keep-plan" onSubmit={keep}>
      <TextField label={m.name} most={TEMPLATE_MAX.name} value={name} onChange={setName} />
      <button type="submit" className="button" disabled={name.trim() === ''}>
        {m.keep}
      </button>
      <p className="hint" role="status">
        {kept ? m.kept(kept) : m.keepHint(plan.length)}
      </p>
    </form>
  );
}

/** The templates for a sheet: the built-in one and the person's own, which can be stored and deleted here. */
export function TemplatesDialog({ plan, onInsert, onClose }: TemplatesDialogProps) {
  const own = useStore($templates);
  const { fault, ask } = useAsked();
  const id = useId();
  const close = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the dialog opens
  useEffect(() => void ask(loadTemplates), []);
  const insert = (headings: readonly PlannedHeading[]) => {
    onInsert(headings);
    onClose();
  };
  const remove = async (template: TemplateEntry) => {
    // The pressed button disappears with the template.
    if (await ask(() => deleteTemplate(template))) close.current?.focus();
  };
  return (
    <Modal labelledBy={id} onEscape={onClose}>
      <div className="templates">
        <h2 id={id}>{m.title}</h2>
        <ul>
          {m.usual.map(({ name, headings }) => (
            <TemplateRow key={name} name={name} headings={headings} onInsert={() => insert(headings)} />
          ))}
          {own?.map((template) => (
            <TemplateRow
              key={template._id}
              name={template.name}
              headings={template.headings}
              onInsert={() => insert(template.headings)}
              onDelete={() => void remove(template)}
            />
          ))}
        </ul>
        {own === null && fault === '' && (
          <p role="status">
            <span className="spinner" aria-hidden="true" /> {m.loading}
          </p>
        )}
        {fault && (
          <p className="fault" role="alert">
            {fault}
          </p>
        )}
        <h3>{m.keepTitle}</h3>
        <KeepPlan plan={plan} ask={ask} />
        <div className="dialog-actions">
          <button ref={close} type="button" className="button" onClick={onClose}>
            {commonMessages.close}
          </button>
        </div>
      </div>
    </Modal>
  );
}
