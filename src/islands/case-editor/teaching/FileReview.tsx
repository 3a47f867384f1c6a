import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Modal } from '../../form/Modal.tsx';
import '../../image-review/image-review.css';
import '../../editing/fault.css';
import './teaching-review.css';

interface FileReviewProps {
  title: string;
  /** What the list contains, in words. */
  label: string;
  onEscape(): void;
  /** Stays visible below the list: how much is ticked, and the buttons to continue. */
  end: ReactNode;
  children: ReactNode;
}

/** Review of the texts in files that come with images, before any text leaves the author's machine. */
export function FileReview({ title, label, onEscape, end, children }: FileReviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus(), []);
  return (
    <Modal className="image-review teaching-review" labelledBy={id} onEscape={onEscape}>
      <header>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keys also when nothing in it has the focus */}
      <section className="review-scroll" aria-label={label} tabIndex={0}>
        {children}
      </section>
      {end}
    </Modal>
  );
}
