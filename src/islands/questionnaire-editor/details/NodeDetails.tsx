import { useStore } from '@nanostores/react';
import { questionnaireEditorMessages as m } from '#lib/questionnaires/editor-texts.ts';
import { type FoundNode, findNode, parentOf } from '#lib/questionnaires/edits/find-node.ts';
import { QUESTIONNAIRE_MAX } from '#lib/questionnaires/limits.ts';
import { bodyOf, type QuestionnaireEditor } from '../editor.ts';
import { CodesField } from './CodesField.tsx';
import { FicheDetails } from './FicheDetails.tsx';
import { TextField } from './fields.tsx';
import { setField } from './node-edits.ts';
import { OptionDetails } from './OptionDetails.tsx';
import { QuestionDetails } from './QuestionDetails.tsx';
import { SeveralDetails } from './SeveralDetails.tsx';
import { ZoneDetails } from './zones/ZoneDetails.tsx';
import './details.css';

interface NodeDetailsProps {
  editor: QuestionnaireEditor;
}

function OneNode({ editor, found }: NodeDetailsProps & { found: FoundNode }) {
  const body = bodyOf(useStore(editor.autosave.$draft));
  const parent = parentOf(found);
  switch (found.kind) {
    case 'page':
      return (
        <>
          <TextField
            label={m.textOf.page}
            value={found.node.name}
            most={QUESTIONNAIRE_MAX.pageName}
            onChange={(value) => setField(editor, found.node.id, 'name', value)}
          />
          <CodesField key={found.node.id} editor={editor} node={found.node} text={found.node.name} />
        </>
      );
    case 'question':
      return <QuestionDetails editor={editor} body={body} question={found.node} />;
    case 'option':
      return (
        <OptionDetails
          editor={editor}
          body={body}
          option={found.node}
          isOfMany={parent?.kind === 'question' && parent.node.type === 'multiple'}
        />
      );
    case 'fiche':
      return <FicheDetails editor={editor} body={body} fiche={found.node} />;
    case 'zone':
      return parent?.kind === 'question' && parent.node.type === 'hotspot' ? (
        <ZoneDetails editor={editor} body={body} question={parent.node} zone={found.node} />
      ) : null;
  }
}

/** The fields of the selected node, or those that several selected nodes have in common. */
export function NodeDetails({ editor }: NodeDetailsProps) {
  const body = bodyOf(useStore(editor.autosave.$draft));
  const selected = useStore(editor.$selected);
  const [id] = selected;
  const found = id === undefined ? undefined : findNode(body, id);
  if (!found) return <p className="quiet">{m.nothingSelected}</p>;
  return (
    <div className="node-details">
      {selected.length > 1 ? (
        <SeveralDetails editor={editor} body={body} ids={selected} />
      ) : (
        <OneNode editor={editor} found={found} />
      )}
    </div>
  );
}
