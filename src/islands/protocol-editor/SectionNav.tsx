import { useEffect, useRef, useState } from 'react';
import {
  protocolEditorMessages as m,
  PROTOCOL_SECTIONS,
  type SectionId,
} from '#lib/protocols/editor-texts.ts';
import '../form/dropdown.css';
import '../form/menu-items.css';

const SECTIONS = Object.entries(PROTOCOL_SECTIONS) as [SectionId, string][];
/** The part of the window that decides which section is current: below the bars, above the middle. */
const READ_BAND = '-140px 0px -60% 0px';

/** The section being read, according to the scroll position. */
function useSectionInSight(): SectionId {
  const [section, setSection] = useState<SectionId>('general');
  useEffect(() => {
    const inSight = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id);
          else inSight.delete(target.id);
        }
        const first = SECTIONS.find(([id]) => inSight.has(id));
        if (first) setSection(first[0]);
      },
      { rootMargin: READ_BAND },
    );
    for (const [id] of SECTIONS) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
  return section;
}

/** Links to the sections: a list beside them, or a menu on a narrow screen. */
export function SectionNav() {
  const section = useSectionInSight();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <nav className="section-nav" aria-label={m.sections}>
      <button type="button" className="button section-menu-button" popoverTarget="menu-sections">
        <i className="i-lucide-list" aria-hidden="true" />
        {PROTOCOL_SECTIONS[section]}
      </button>
      <div ref={menu} id="menu-sections" popover="auto" className="dropdown section-menu menu-items">
        {SECTIONS.map(([id, name]) => (
          <a
            key={id}
            href={`#${id}`}
            aria-current={id === section ? 'true' : undefined}
            onClick={() => menu.current?.hidePopover()}
          >
            {name}
          </a>
        ))}
      </div>
    </nav>
  );
}
