import { commonListMessages } from '#lib/items/list-texts.ts';
import type { ItemCard } from '#lib/items/schemas.ts';
import { KeepButton } from './KeepButton.tsx';

interface KeepCardProps {
  item: ItemCard;
  index: number;
  titlesHidden: boolean;
}

/** The button on a card that keeps its case in a list. */
export function KeepCard({ item, index, titlesHidden }: KeepCardProps) {
  const title = titlesHidden ? null : item.title;
  return (
    <KeepButton
      caseId={item._id}
      className="card-keep"
      label={commonListMessages.keepLabel(title ?? commonListMessages.caseNumber(index + 1))}
    >
      <i className="i-lucide-folder-heart" aria-hidden="true" />
    </KeepButton>
  );
}
