import { type ReactNode, useEffect, useRef } from 'react';

interface CaseTextProps {
  title: string;
  /** Whether the text has just been opened, and therefore scrolls into view. */
  asked?: boolean;
  children: ReactNode;
}

/** A text beside the images, with its heading. */
export function CaseText({ title, asked = false, children }: CaseTextProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked) section.current?.scrollIntoView({ block: 'start' });
  }, [asked]);
  return (
    <section className="case-text" ref={section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
