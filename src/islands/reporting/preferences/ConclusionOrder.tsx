import {
  type ConclusionParagraph,
  conclusionParagraphs,
  orderedParagraphs,
  orderOf,
} from '#lib/questionnaires/preferences/conclusion-lines.ts';
import { conclusionOrderMessages as m } from '#lib/questionnaires/preferences/texts.ts';
import { MoveButtons } from '../../form/MoveButtons.tsx';
import { PreferencePart } from './PreferencePart.tsx';
import type { PartProps } from './part-props.ts';

/** Moves an entry of a list. */
const moved = <Entry,>(entries: readonly Entry[], from: number, to: number): Entry[] =>
  entries.toSpliced(from, 1).toSpliced(to, 0, entries[from] as Entry);

interface MovableProps {
  words: string;
  index: number;
  count: number;
  onMove(to: number): void;
}

function Movable({ words, index, count, onMove }: MovableProps) {
  return (
    <div className="preference-move">
      <span>{words}</span>
      {count > 1 && (
        <MoveButtons
          index={index}
          count={count}
          upLabel={m.up(words)}
          downLabel={m.down(words)}
          onMove={onMove}
        />
      )}
    </div>
  );
}

interface ParagraphProps extends MovableProps {
  paragraph: ConclusionParagraph;
  onMoveLine(from: number, to: number): void;
}

function Paragraph({ paragraph: { lines }, onMoveLine, ...movable }: ParagraphProps) {
  return (
    <li>
      <Movable {...movable} />
      {lines.length > 1 && (
        <ol>
          {lines.map(({ id, words }, at) => (
            <li key={id}>
              <Movable words={words} index={at} count={lines.length} onMove={(to) => onMoveLine(at, to)} />
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

/** The order of the paragraphs of the conclusion, and of the lines in each, as the person prefers. */
export function ConclusionOrder({ pages, preferences, change, announce }: PartProps) {
  const { conclusionOrder } = preferences;
  const authors = conclusionParagraphs(pages);
  const paragraphs = orderedParagraphs(authors, conclusionOrder);
  const isOwn = conclusionOrder.length > 0;
  const put = (next: readonly ConclusionParagraph[], words: string, at: number, of: number) => {
    const order = orderOf(next);
    const isAuthors = order.join() === orderOf(authors).join();
    change({ conclusionOrder: isAuthors ? [] : order });
    announce(m.moved(words, at + 1, of));
  };
  const moveLine = (at: number, from: number, to: number) => {
    const paragraph = paragraphs[at]!;
    const lines = moved(paragraph.lines, from, to);
    put(paragraphs.with(at, { ...paragraph, lines }), lines[to]?.words ?? '', to, lines.length);
  };
  const isFixed = authors.length < 2 && (authors[0]?.lines.length ?? 0) < 2;
  return (
    <PreferencePart
      title={isOwn ? `${m.title} (${m.modified})` : m.title}
      count={0}
      hint={isFixed ? m.none : m.hint}
    >
      {!isFixed && (
        <ol className="conclusion-order">
          {paragraphs.map((paragraph, at) => (
            <Paragraph
              key={paragraph.page}
              paragraph={paragraph}
              words={paragraph.name}
              index={at}
              count={paragraphs.length}
              onMove={(to) => put(moved(paragraphs, at, to), paragraph.name, to, paragraphs.length)}
              onMoveLine={(from, to) => moveLine(at, from, to)}
            />
          ))}
        </ol>
      )}
      {isOwn && (
        <button type="button" className="button small" onClick={() => change({ conclusionOrder: [] })}>
          {m.reset}
        </button>
      )}
    </PreferencePart>
  );
}
