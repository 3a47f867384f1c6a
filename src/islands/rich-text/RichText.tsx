import type { Block, RichText as Blocks, Span } from '#lib/domain/rich-text.ts';
import { itemMessages } from '#lib/messages/item.ts';
import { ContentImage } from './ContentImage.tsx';
import './rich-text.css';

interface RichTextProps {
  itemId: string;
  content: Blocks;
  /** Level of the heading that the text stands under: its own begin one below. */
  under: 1 | 2 | 3;
}

function Marked({ span }: { span: Span }) {
  const text = span.italic ? <em>{span.text}</em> : span.text;
  return span.bold ? <strong>{text}</strong> : text;
}

function Spans({ spans }: { spans: Span[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: spans are read, never reordered
  return spans.map((span, index) => <Marked key={index} span={span} />);
}

function TextBlock({ block, itemId, under }: { block: Block; itemId: string; under: number }) {
  switch (block.type) {
    case 'heading': {
      const Heading = `h${Math.min(6, under + block.level - 1)}` as 'h3' | 'h4' | 'h5';
      return (
        <Heading className={`rich-heading-${block.level}`}>
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
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items are read, never reordered
            <li key={index}>
              <Spans spans={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'image':
      return <ContentImage itemId={itemId} image={block.image} alt={itemMessages.imageMissing} />;
  }
}

/** A sheet or a fiche for reading. Blocks become elements one by one: there is no HTML in them to trust. */
export function RichText({ itemId, content, under }: RichTextProps) {
  return (
    <div className="rich-text">
      {content.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are read, never reordered
        <TextBlock key={index} block={block} itemId={itemId} under={under} />
      ))}
    </div>
  );
}
