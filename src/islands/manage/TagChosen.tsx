import { useState } from 'react';
import { selectionMessages as m } from '#lib/items/selection-texts.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { fold } from '#lib/platform/fold.ts';
import { Dialog } from '../form/Dialog.tsx';
import { TagField, withTag } from '../list/TagField.tsx';
import type { ChosenDialogProps } from './chosen-dialog.ts';

/** The tags on the selected items, as the first item spells each, with the number of items that carry it. */
function carried(chosen: ChosenDialogProps['chosen']) {
  const found = new Map<string, { tag: string; count: number }>();
  for (const tag of chosen.flatMap(({ tags }) => tags)) {
    const known = found.get(fold(tag));
    if (known) known.count += 1;
    else found.set(fold(tag), { tag, count: 1 });
  }
  return [...found.values()].sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, 'fr'));
}

/** Adds tags to all selected items, and removes some of the tags that they carry. */
export function TagChosen({ kind, chosen, finish, onClose }: ChosenDialogProps) {
  const [added, setAdded] = useState<string[]>([]);
  const [typed, setTyped] = useState('');
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const tags = carried(chosen);
  const submit = async () => {
    const add = withTag(added, typed);
    return add.length + removed.length === 0 || finish({ action: 'tag', add, remove: [...removed] });
  };
  const toggle = (tag: string) =>
    setRemoved(removed.includes(tag) ? removed.filter((other) => other !== tag) : [...removed, tag]);
  return (
    <Dialog
      title={m.tagsTitle(kind, chosen.length)}
      submitLabel={commonMessages.save}
      onSubmit={submit}
      onClose={onClose}
    >
      <fieldset className="chosen-tags">
        <legend>{m.toAdd}</legend>
        <TagField kind={kind} tags={added} typed={typed} onTags={setAdded} onTyped={setTyped} />
      </fieldset>
      {tags.length > 0 && (
        <fieldset className="chosen-tags">
          <legend>{m.toRemove}</legend>
          <div className="carried-tags">
            {tags.map(({ tag, count }) => (
              <label key={tag} className="filter-option">
                <input type="checkbox" checked={removed.includes(tag)} onChange={() => toggle(tag)} />
                <span>{tag}</span>
                <span className="hint tabular">{m.carriedBy(count, chosen.length)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </Dialog>
  );
}
