import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { lacking } from '#lib/items/kinds/lacks.ts';
import { showsLastVersion } from '#lib/items/kinds/shows-last-version.ts';
import { $workingCopies } from '#lib/items/working-copies-store.ts';
import { protocolEditorMessages as m, protocolEditingWords } from '#lib/protocols/editor-texts.ts';
import { protocolPaths } from '#lib/protocols/paths.ts';
import { protocolPublishing } from '#lib/protocols/publishing.ts';
import { VALIDATED } from '#lib/reviews/review-rules.ts';
import { EditorBar } from '../editing/EditorBar.tsx';
import { bodyOf, type ProtocolEditor } from './editor.ts';

/** Save state, publication, and a link to the protocol as its readers see it. */
export function ProtocolBar({ editor }: { editor: ProtocolEditor }) {
  const draft = useStore(editor.autosave.$draft);
  const { title, tags } = draft;
  const reviewStatus = useStore($workingCopies)[editor.id]?.reviewStatus ?? editor.published.reviewStatus;
  const visibility = useStore(editor.autosave.$visibility);
  const [publishedVersion, setPublishedVersion] = useState(editor.published.publishedVersion);
  useEffect(() => {
    // Validated while this page was open: there is now a version.
    if (reviewStatus === VALIDATED) setPublishedVersion((known) => known ?? 1);
  }, [reviewStatus]);
  const refused = useStore(editor.refused.$all);
  const [first] = refused;
  const lacks = showsLastVersion('protocol', { visibility, publishedVersion, reviewStatus })
    ? []
    : lacking(protocolPublishing, { title, tags, body: { ...bodyOf(draft), reviewStatus }, unattested: 0 });
  const links = [{ id: 'see', label: m.see, icon: 'i-lucide-eye', href: protocolPaths.item(editor.id) }];
  return (
    <EditorBar
      kind="protocol"
      editor={editor}
      words={protocolEditingWords}
      lacks={lacks}
      links={links}
      toCorrect={first && { count: refused.length, show: first.show }}
    />
  );
}
