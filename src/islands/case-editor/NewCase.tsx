import { useState } from 'react';
import { casePaths } from '#lib/kinds/case/paths.ts';
import { caseEditorMessages as m } from '#lib/messages/case-editor.ts';
import { call } from '#lib/stores/api.ts';
import { notify } from '#lib/stores/notices.ts';

/** Makes an empty draft and opens it. */
export function NewCase() {
  const [busy, setBusy] = useState(false);
  const create = async () => {
    setBusy(true);
    try {
      const body = { title: m.newCaseTitle };
      const { _id } = await call('POST /[kind]', { params: { kind: 'case' }, body });
      location.assign(casePaths.edit(_id));
    } catch {
      notify('error', m.newCaseFailure);
      setBusy(false);
    }
  };
  return (
    <button type="button" className="button primary needs-script" disabled={busy} onClick={create}>
      <i className={busy ? 'spinner' : 'i-lucide-plus'} aria-hidden="true" />
      {m.newCase}
    </button>
  );
}
