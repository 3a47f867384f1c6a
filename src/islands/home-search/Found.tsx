import type { FoundOfKind, SearchAnswer, SearchHit } from '#lib/contract/search.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { KINDS } from '#lib/kinds/definitions.ts';
import { homeSearchMessages as m } from '#lib/messages/home-search.ts';

/** In the order in which home names them. */
const KINDS_SHOWN = ['case', 'questionnaire', 'protocol'] as const;
const TAGS_SHOWN = 4;

function aboutOf({ title, tags, difficulty, author, visibility }: SearchHit): string {
  const told = [
    m.visibility[visibility],
    ...(title === null ? [] : tags.slice(0, TAGS_SHOWN)),
    difficulty === undefined ? '' : m.difficulty(difficulty),
    author,
  ];
  return told.filter(Boolean).join(' · ');
}

function Hit({ kind, hit }: { kind: ItemKind; hit: SearchHit }) {
  return (
    <li>
      <a href={KINDS[kind].paths.item(hit._id)} className="found-hit">
        <strong>{hit.title ?? m.hiddenCase(hit.tags)}</strong>
        <span>{aboutOf(hit)}</span>
      </a>
    </li>
  );
}

function Group({ kind, q, found }: { kind: ItemKind; q: string; found: FoundOfKind }) {
  const { paths, hidesTitles } = KINDS[kind];
  const search = `?${new URLSearchParams({ q })}`;
  return (
    <div className="found-kind">
      <h2>{m.kinds[kind].heading}</h2>
      <ul>
        {found.hits.map((hit) => (
          <Hit key={hit._id} kind={kind} hit={hit} />
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

/** What a search found, by kind; each leads to the list that holds all of it. */
export function Found({ q, answer }: { q: string; answer: SearchAnswer }) {
  const shown = KINDS_SHOWN.filter((kind) => answer[kind].public + answer[kind].mine > 0);
  if (shown.length === 0)
    return (
      <p className="found-none">
        <strong>{m.none}</strong> {m.noneHint}
      </p>
    );
  return (
    <div className="found">
      {shown.map((kind) => (
        <Group key={kind} kind={kind} q={q} found={answer[kind]} />
      ))}
    </div>
  );
}
