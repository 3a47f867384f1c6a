import type { ItemKind } from '#lib/items/item.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import { HOME_KINDS } from '#lib/items/kinds/home-kinds.ts';
import type { FoundOfKind, SearchAnswer, SearchHit } from '#lib/search/schemas.ts';
import { homeSearchMessages as m } from '#lib/search/texts.ts';
import { RowImage } from '../item/RowImage.tsx';
import { Corrections } from '../list/Corrections.tsx';

const TAGS_SHOWN = 4;

function aboutOf(hit: SearchHit): string {
  const { title, indication, tags, difficulty, seriesCount, author, visibility, read } = hit;
  const told = [
    m.visibility[visibility],
    // Without a title or an indication, the tags are shown as the title, so they are not repeated.
    ...(title === null && !indication ? [] : tags.slice(0, TAGS_SHOWN)),
    m.series(seriesCount),
    difficulty === undefined ? '' : m.difficulty(difficulty),
    author,
    read && m.read,
  ];
  return told.filter(Boolean).join(' · ');
}

interface HitProps {
  kind: ItemKind;
  hit: SearchHit;
  onFollow: (() => void) | undefined;
}

function Hit({ kind, hit, onFollow }: HitProps) {
  const reasons = m.foundIn(hit);
  return (
    <li>
      <a href={KINDS[kind].paths.item(hit._id)} className="found-hit" onClick={onFollow}>
        {hit.mainImage !== undefined && <RowImage image={hit.mainImage} aspect={hit.mainImageAspect} />}
        <div className="found-text">
          <strong>{hit.title ?? hit.indication ?? m.hiddenCase(hit.tags)}</strong>
          <span>{aboutOf(hit)}</span>
          {reasons && <span>{reasons}</span>}
        </div>
      </a>
    </li>
  );
}

interface GroupProps extends Pick<HitProps, 'kind' | 'onFollow'> {
  q: string;
  found: FoundOfKind;
}

function Group({ kind, q, found, onFollow }: GroupProps) {
  const { paths, hidesTitles } = KINDS[kind];
  const search = `?${new URLSearchParams({ q })}`;
  return (
    <div className="found-kind">
      <h2>{m.kinds[kind].heading}</h2>
      <ul>
        {found.hits.map((hit) => (
          <Hit key={hit._id} kind={kind} hit={hit} onFollow={onFollow} />
        ))}
      </ul>
      <p className="found-all">
        {found.public > 0 && (
          <a href={`${paths.public}${search}${hidesTitles ? '&titres=masques' : ''}`}>
            {m.kinds[kind].all(found.public)}
          </a>
        )}
        {found.mine > 0 && <a href={paths.mine + search}>{m.mine(found.mine)}</a>}
      </p>
    </div>
  );
}

interface FoundProps {
  q: string;
  answer: SearchAnswer;
  /** Searches for other words on this page; when absent, a link leads to that search. */
  onWords?: (q: string) => void;
  /** Called when a case is about to be opened. */
  onCase?: () => void;
}

/** The results of a search, by kind; each kind links to the list of all its results. */
export function Found({ q, answer, onWords, onCase }: FoundProps) {
  const shown = HOME_KINDS.filter((kind) => answer[kind].public + answer[kind].mine > 0);
  if (shown.length === 0)
    return (
      <p className="found-none">
        <strong>{m.none}</strong> {m.noneHint}
      </p>
    );
  return (
    <>
      {answer.corrections && (
        <Corrections
          q={q}
          corrections={answer.corrections}
          address={(words) => `/?${new URLSearchParams({ q: words })}`}
          goTo={
            onWords &&
            ((words) => (event) => {
              event.preventDefault();
              onWords(words);
            })
          }
        />
      )}
      <div className="found">
        {shown.map((kind) => (
          <Group
            key={kind}
            kind={kind}
            q={q}
            found={answer[kind]}
            onFollow={KINDS[kind].illustrated ? onCase : undefined}
          />
        ))}
      </div>
    </>
  );
}
