import { useEffect, useRef } from 'react';
import { documentTitle } from '#lib/domain/page-name.ts';
import { casePaths } from '#lib/kinds/case/paths.ts';
import { UNTITLED_CASE } from '#lib/kinds/lacks.ts';
import { caseEditorMessages as m } from '#lib/messages/case-editor.ts';
import { shellMessages } from '#lib/messages/shell.ts';
import { $pageTitle } from '#lib/stores/page-title.ts';

/** The page is named after the case that it edits, as it is typed. */
export function CaseName({ title }: { title: string }) {
  const name = title.trim() || UNTITLED_CASE;
  const named = useRef(name);
  useEffect(() => {
    // The server has named the page already.
    if (named.current === name) return;
    named.current = name;
    document.title = documentTitle(name, shellMessages.product);
    $pageTitle.set(name);
  }, [name]);
  return (
    <div className="case-name">
      <h1 className="page-title">{name}</h1>
      <p className="subtitle">
        {m.edited} · <a href={casePaths.manage}>{m.back}</a>
      </p>
    </div>
  );
}
