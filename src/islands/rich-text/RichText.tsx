import type { ReactNode } from 'react';
import { VIEWER_PATH } from '#lib/cases/paths.ts';
import { itemMessages } from '#lib/items/texts.ts';
import { safeHref } from '#lib/rich-text/link.ts';
import {
  type Block,
  type RichText as Blocks,
  itemLists,
  itemText,
  type List,
  type Span,
  type TableBlock,
} from '#lib/rich-text/rich-text.ts';
import { ContentImage } from './ContentImage.tsx';
import './rich-text.css';

interface RichTextProps {
  itemId: string;
  content: Blocks;
  /** Level of the heading above the text: the text's own headings start one level below. */
  under: 1 | 2 | 3;
  /** Ids of the headings that links point to. */
  anchors?: ReadonlyMap<Block, string>;
}

/** For print: the words that replace a link to an image of the case. */
function placeIn(href: string): string | undefined {
  const [, folder, image] = /\?serie=(\d+)&image=(\d+)$/.exec(href) ?? [];
  return folder && image ? itemMessages.placeInCase(Number(folder), Number(image)) : undefined;
}

function Link({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith(VIEWER_PATH))
    return (
      <a className="view-link" href={href} data-place={placeIn(href)}>
        <i className="i-lucide-images" aria-hidden="true" />
        {children}
      </a>
    );
  if (href.startsWith('/')) return <a href={href}>{children}</a>;
  return (
    <a href={href} rel="noopener nofollow">
      {children}
    </a>
  );
}

function Marked({ span }: { span: Span }) {
  const { shift: Shifted } = span;
  const plain = Shifted ? <Shifted>{span.text}</Shifted> : span.text;
  const text = span.italic ? <em>{plain}</em> : plain;
  const strong = span.bold ? <strong>{text}</strong> : text;
  // The image that the link led to was removed (`readableText`): the text stays, with a note.
  if (span.view)
    return (
      <>
        <span className="view-gone">{strong}</span>
        <small>{`\u00a0(${itemMessages.viewGone})`}</small>
      </>
    );
  // Links are validated on storage; one that reached the database in another way is checked here as well.
  const href = safeHref(span.href);
  return href ? <Link href={href}>{strong}</Link> : strong;
}

function Spans({ spans }: { spans: Span[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: spans are read, never reordered
  return spans.map((span, index) => <Marked key={index} span={span} />);
}

function Row({ cells, header }: { cells: Span[][]; header: boolean }) {
  return (
    <tr>
      {cells.map((cell, index) =>
        // An empty cell must not be a header cell.
        header && cell.length > 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells are read, never reordered
          <th key={index} scope="col">
            <Spans spans={cell} />
          </th>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells are read, never reordered
          <td key={index}>
            <Spans spans={cell} />
          </td>
        ),
      )}
    </tr>
  );
}

function ListOf({ list }: { list: List }) {
  const Tag = list.ordered ? 'ol' : 'ul';
  return (
    <Tag>
      {list.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items are read, never reordered
        <li key={index}>
          <Spans spans={itemText(item)} />
          {itemLists(item).map((inner, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lists are read, never reordered
            <ListOf key={at} list={inner} />
          ))}
        </li>
      ))}
    </Tag>
  );
}

/** A table that scrolls by itself where it is wider than the screen. */
function Table({ table }: { table: TableBlock }) {
  const [first = [], ...others] = table.rows;
  const body = table.header ? others : table.rows;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="rich-table" role="group" aria-label={table.caption || itemMessages.table} tabIndex={0}>
      <table>
        {table.caption && (
          <caption>
            <span>{table.caption}</span>
          </caption>
        )}
        {table.header && (
          <thead>
            <Row cells={first} header />
          </thead>
        )}
        {body.length > 0 && (
          <tbody>
            {body.map((cells, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are read, never reordered
              <Row key={index} cells={cells} header={false} />
            ))}
          </tbody>
        )}
      </table>
    </div>
  );
}

type TextBlockProps = Omit<RichTextProps, 'content'> & { block: Block };

function TextBlock({ block, itemId, under, anchors }: TextBlockProps) {
  switch (block.type) {
    case 'heading': {
      const Heading = `h${Math.min(6, under + block.level - 1)}` as 'h3' | 'h4' | 'h5';
      return (
        <Heading id={anchors?.get(block)} className={`rich-heading-${block.level}`}>
          <Spans spans={block.text} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.text} />
        </p>
      );
    case 'list':
      return <ListOf list={block} />;
    case 'table':
      return <Table table={block} />;
    case 'image':
      return <ContentImage itemId={itemId} {...block} alt={itemMessages.imageMissing} />;
  }
}

/** A sheet or a fiche, read-only. Each block becomes React elements: no stored HTML has to be trusted. */
export function RichText({ content, ...props }: RichTextProps) {
  return (
    <div className="rich-text">
      {content.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are read, never reordered
        <TextBlock key={index} block={block} {...props} />
      ))}
    </div>
  );
}
