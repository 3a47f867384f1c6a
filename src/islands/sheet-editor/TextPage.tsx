import type { ReactNode } from 'react';
import { sheetEditorMessages as m } from '#lib/cases/sheet-editor-texts.ts';
import { RefusedFiles } from '../files/RefusedFiles.tsx';
import { UploadList } from '../files/UploadList.tsx';
import type { TextOwner } from './schema.ts';
import { type Tool, Toolbar } from './Toolbar.tsx';
import { toolsFor } from './tools.ts';
import type { TextEditor } from './use-text-editor.tsx';
import '../rich-text/rich-text.css';
import './sheet-editor.css';
import './sheet-foot.css';
import './sheet-text.css';

interface TextPageProps {
  owner: TextOwner;
  text: TextEditor;
  /** Whether files are held over the page, which would insert them into the text. */
  isOver?: boolean;
  /** Shown beside the tools. */
  status?: ReactNode;
  /** Shown between the tools and the text. */
  notices?: ReactNode;
  children?: ReactNode;
}

/** Help on the keys, and a note that Tab leaves the text, once Escape was pressed. */
function Help({ isReleased }: { isReleased: boolean }) {
  return (
    <>
      <p id="sheet-help" className="sheet-help">
        {m.help}
      </p>
      <p className="sheet-released" role="status">
        {isReleased && m.released}
      </p>
    </>
  );
}

/** A rich text editor, whose toolbars depend on the position of the cursor and stay in sight. */
export function TextPage({ owner, text, isOver = false, status, notices, children }: TextPageProps) {
  const { view, images, drop } = text;
  const tools = view.state && toolsFor(view.state, { run: view.run, open: text.open }, owner);
  const toolbar = (label: string, groups: Tool[][] | null = null) =>
    groups && <Toolbar label={label} groups={groups} onEscape={view.focus} />;
  return (
    <div
      className={drop.isOver || isOver ? 'sheet-editor is-over' : 'sheet-editor'}
      ref={text.frame}
      {...drop.handlers}
    >
      <div className="sheet-bar">
        {toolbar(m.toolbar, tools?.main)}
        {/* Always rendered, so that nothing below moves when the cursor enters a table or an image. */}
        <div className="sheet-context">
          {toolbar(m.tableToolbar, tools?.table)}
          {toolbar(m.figureToolbar, tools?.figure)}
          {status}
        </div>
      </div>
      {notices}
      {children}
      <div className="sheet-page panel" ref={view.mount} />
      <div className="sheet-foot">
        <RefusedFiles
          caseId={owner.withoutFolders ? undefined : owner.id}
          refused={images.refused}
          onClose={images.closeRefused}
        />
        <UploadList uploads={images.uploads} />
      </div>
      <Help isReleased={text.isReleased} />
      {text.dialogs}
    </div>
  );
}
