import { type LineList, withKey } from '#lib/protocols/body-edits.ts';
import { protocolEditorMessages as m } from '#lib/protocols/editor-texts.ts';
import type { ProtocolEditor } from './editor.ts';
import { LinesField } from './LinesField.tsx';
import { useDraft } from './use-draft.ts';

const NO_LINES: readonly string[] = [];

interface ProtocolLinesProps {
  editor: ProtocolEditor;
  list: LineList;
  /** Whether the list has a section of its own, with its name as heading. */
  isTitled?: boolean;
}

/** One of the lists of lines of a protocol. */
export function ProtocolLines({ editor, list, isTitled }: ProtocolLinesProps) {
  const texts = useDraft(editor, (draft) => draft[list] ?? NO_LINES);
  return (
    <LinesField
      id={`liste-${list}`}
      label={m.lists[list]}
      isTitled={isTitled ?? false}
      texts={texts}
      onChange={(lines, place) =>
        editor.edit((body) => withKey(body, list, lines), place && `${list}-${place}`)
      }
      announce={editor.announce}
    />
  );
}
