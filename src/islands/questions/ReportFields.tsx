import { useState } from 'react';
import { questionMessages as m } from '#lib/questions/texts.ts';
import { useIsLive } from '../form/use-is-live.ts';
import { useLoaded } from '../form/use-loaded.ts';
import type { FieldsProps } from './fields-props.ts';

const loadForm = async () => (await import('./ReportForm.tsx')).ReportForm;

/** A report to complete. Its form is loaded on demand, because few cases have such a question. */
export function ReportFields({ question: { form }, answer, onChange }: FieldsProps) {
  const isLive = useIsLive();
  const [hasFailed, setFailed] = useState(false);
  const Form = useLoaded(isLive && !hasFailed, loadForm, () => setFailed(true));
  if (!form) return null;
  return (
    <>
      {form.title && <p className="hint">{m.formTitle(form.title)}</p>}
      <p className="step-fault without-script">{m.formNeedsScript}</p>
      {Form && (
        <Form
          pages={form.pages}
          answers={answer.report ?? {}}
          onChange={(report) => onChange({ report: { ...report } })}
        />
      )}
      {isLive && !Form && !hasFailed && <p className="hint">{m.openingForm}</p>}
      {hasFailed && (
        <p>
          <button type="button" className="button" onClick={() => setFailed(false)}>
            {m.openForm}
          </button>
        </p>
      )}
    </>
  );
}
