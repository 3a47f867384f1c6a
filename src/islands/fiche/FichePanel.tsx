import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { commonMessages } from '#lib/platform/common-texts.ts';
import {
  $openFiche,
  closeFiche,
  type OpenFiche,
  readFichePage,
} from '#lib/questionnaires/browser/open-fiche.ts';
import { ficheMessages as m } from '#lib/questionnaires/fiche-texts.ts';
import { IconButton } from '../form/IconButton.tsx';
import '../rich-text/rich-text.css';
import './fiche.css';

/** The content of a fiche's page, as the server rendered it. */
function FicheContent({ path }: Pick<OpenFiche, 'path'>) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'read' | 'failed'>('loading');
  useEffect(() => {
    let isGone = false;
    setState('loading');
    place.current?.replaceChildren();
    readFichePage(path).then(
      (content) => {
        if (isGone) return;
        place.current?.replaceChildren(content);
        setState('read');
      },
      () => !isGone && setState('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [path]);
  return (
    <>
      <div role="status">
        {state === 'loading' && <p>{m.loading}</p>}
        {state === 'failed' && <p className="banner error">{m.failure}</p>}
      </div>
      <div ref={place} />
    </>
  );
}

/** The fiche that is open beside the form, which can still be filled in. The form has one such panel. */
export function FichePanel() {
  const open = useStore($openFiche);
  const heading = useRef<HTMLHeadingElement>(null);
  const path = open?.path;
  useEffect(() => {
    if (path !== undefined) heading.current?.focus();
  }, [path]);
  if (!open) return null;
  return (
    <aside
      className="fiche-panel no-print"
      aria-labelledby="fiche-panel-title"
      onKeyDown={(event) => {
        // Keys pressed in the panel must not answer the form.
        event.stopPropagation();
        if (event.key === 'Escape') closeFiche();
      }}
    >
      <header>
        <h2 id="fiche-panel-title" ref={heading} tabIndex={-1}>
          {open.title}
        </h2>
        <IconButton icon="i-lucide-x" label={commonMessages.close} onPress={closeFiche} />
      </header>
      <div className="fiche-panel-text">
        <FicheContent path={open.path} />
        <p>
          <a href={open.path} target="_blank" rel="noopener">
            {m.whole}
          </a>
        </p>
      </div>
    </aside>
  );
}
