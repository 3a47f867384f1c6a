import type { ItemKind } from '#lib/items/item.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import { listMessages } from '#lib/items/list-texts.ts';
import { ownerMessages as m } from '#lib/items/owner-texts.ts';
import type { ItemCard } from '#lib/items/schemas.ts';
import { unlistedLinkMessages } from '#lib/people/unlisted-link-texts.ts';

/** The actions that open a dialog. */
export type DialogName = 'rename' | 'tags' | 'delete' | 'publish' | 'withdraw' | 'link';

interface OwnerMenuProps {
  kind: ItemKind;
  item: ItemCard;
  /** Whether the card links to the item's editor. */
  isEditedFirst: boolean;
  onShow(dialog: DialogName): void;
  onDuplicate(): void;
}

interface EntryProps {
  icon: string;
  label: string;
  danger?: boolean;
  onPress(): void;
}

function Entry({ icon, label, danger, onPress }: EntryProps) {
  return (
    <button type="button" className={danger ? 'danger' : undefined} onClick={onPress}>
      <i className={icon} aria-hidden="true" />
      {label}
    </button>
  );
}

/** The entries of the owner's menu. */
export function OwnerMenu({ kind, item, isEditedFirst, onShow, onDuplicate }: OwnerMenuProps) {
  const { paths } = KINDS[kind];
  return (
    <>
      {isEditedFirst && (
        <a href={paths.item(item._id)}>
          <i className="i-lucide-eye" aria-hidden="true" />
          {listMessages[kind].open}
        </a>
      )}
      {!isEditedFirst && paths.edit && (
        <a href={paths.edit(item._id)}>
          <i className="i-lucide-square-pen" aria-hidden="true" />
          {m.edit}
        </a>
      )}
      <Entry icon="i-lucide-pencil" label={m.rename} onPress={() => onShow('rename')} />
      <Entry icon="i-lucide-tag" label={m.tags} onPress={() => onShow('tags')} />
      {paths.sentences && (
        <a href={paths.sentences(item._id)}>
          <i className="i-lucide-file-text" aria-hidden="true" />
          {m.writeSentences}
        </a>
      )}
      {paths.editSheet && (
        <a href={paths.editSheet(item._id)}>
          <i className="i-lucide-notebook-text" aria-hidden="true" />
          {m.writeSheet}
        </a>
      )}
      {paths.questionFigures && 'questionsCount' in item && item.questionsCount && (
        <a href={paths.questionFigures(item._id)}>
          <i className="i-lucide-chart-column" aria-hidden="true" />
          {m.questionFigures}
        </a>
      )}
      {paths.compare && (
        <a href={paths.compare(item._id)}>
          <i className="i-lucide-git-compare" aria-hidden="true" />
          {m.compare}
        </a>
      )}
      <Entry icon="i-lucide-copy" label={m.duplicate} onPress={onDuplicate} />
      <Entry icon="i-lucide-link" label={unlistedLinkMessages.link} onPress={() => onShow('link')} />
      {item.visibility === 'public' ? (
        <Entry icon="i-lucide-lock" label={m.unpublish} onPress={() => onShow('withdraw')} />
      ) : (
        <Entry icon="i-lucide-globe" label={m.publish} onPress={() => onShow('publish')} />
      )}
      <Entry icon="i-lucide-trash-2" label={m.delete} danger onPress={() => onShow('delete')} />
    </>
  );
}
