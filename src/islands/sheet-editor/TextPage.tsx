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
  /** Whether files are held over the page, which gives them to the text. */
  isOver?: boolean;
  /** Shown beside the tools. */
  status?: ReactNode;
  /** Shown between the tools and the text. */
  notices?: ReactNode;
  children?: ReactNode;
}

/** The keys, and, once Escape has released Tab, that the focus may leave the text. */
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

/** A rich text with its tools, which stay in sight, for where the cursor is. */
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
        {/* A row that is always there, so that nothing below moves when the cursor comes to a table or an image. */}
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
