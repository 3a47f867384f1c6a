import { useState } from 'react';
import type { ItemKind } from '#lib/items/item.ts';
import type { ItemFacts } from '#lib/items/item-facts.ts';
import type { RelatedItem } from '#lib/items/related-schemas.ts';
import type { Lineage, RatingAnswer, RatingComment } from '#lib/items/schemas.ts';
import { itemMessages as m } from '#lib/items/texts.ts';
import { invitedMessages } from '#lib/people/unlisted-link-texts.ts';
import { call } from '#lib/platform/browser/api.ts';
import { CopyButton } from '../list/CopyButton.tsx';
import { RatingWidget } from '../rating/RatingWidget.tsx';
import { Comments } from './Comments.tsx';
import { FlagLinks } from './FlagLinks.tsx';
import { LineageLine } from './LineageLine.tsx';
import { RelatedCases } from './RelatedCases.tsx';
import '../form/quiet.css';
import './item.css';

export interface ItemPanelProps {
  kind: ItemKind;
  facts: ItemFacts;
  lineage: Lineage | null;
  /** Null hides the comments: those on a case may give the answer away. */
  comments: RatingComment[] | null;
  /** The image on screen, for a case. */
  image?: string | null;
  /** Loaded with a case's answer; for other items it is in the page (ItemFooter.astro). */
  related?: RelatedItem[] | undefined;
}

/** Reloads the comments after the person's own has changed; keeps those shown if loading fails. */
async function readComments(kind: ItemKind, id: string, shown: RatingComment[]): Promise<RatingComment[]> {
  try {
    return (await call('GET /[kind]/[id]/ratings', { params: { kind, id } })).comments;
  } catch {
    return shown;
  }
}

/** Panel below every item: its figures, rating, copy button, origin, and comments. */
export function ItemPanel({ kind, facts, lineage, comments, related, image = null }: ItemPanelProps) {
  const [rating, setRating] = useState<RatingAnswer>(facts);
  const [copies, setCopies] = useState(facts.copies);
  // The comments reloaded after the person's own rating; null while those of the page are shown.
  const [fresh, setFresh] = useState<RatingComment[] | null>(null);
  const id = facts._id;
  const rated = async (answer: RatingAnswer) => {
    setRating(answer);
    if (comments) setFresh(await readComments(kind, id, fresh ?? comments));
  };
  return (
    <section className="item-panel" aria-label={m.panelTitle[kind]}>
      <div className="item-panel-head">
        <RatingWidget
          kind={kind}
          id={id}
          {...rating}
          editable={facts.visibility === 'public' && !facts.mine && !facts.readAs}
          onChange={rated}
        />
        <p className="item-figures tabular">
          <span>{m.views(facts.views)}</span>
          <span>{m.copies(copies)}</span>
        </p>
        {facts.mine ? (
          <p className="quiet">
            {m.mine[kind]} {facts.hasChanges && m.unpublishedChanges}
          </p>
        ) : facts.readAs ? (
          <p className="quiet">{invitedMessages[facts.readAs]}</p>
        ) : (
          <div className="item-copy">
            <CopyButton
              kind={kind}
              id={id}
              signInHref={undefined}
              label={m.copy[kind]}
              onCopied={() => setCopies(copies + 1)}
            />
          </div>
        )}
      </div>
      {facts.visibility === 'public' && !facts.mine && <FlagLinks id={id} image={image} />}
      {lineage && <LineageLine kind={kind} id={id} lineage={lineage} />}
      {comments && (
        <Comments
          comments={fresh ?? comments}
          id={id}
          own={facts.mine ? { kind, id, onChanged: setFresh } : undefined}
        />
      )}
      {related && <RelatedCases caseId={id} items={related} />}
    </section>
  );
}
