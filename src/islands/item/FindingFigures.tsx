import type { ReadFinding } from '#lib/cases/findings-schemas.ts';
import { findingMessages as m } from '#lib/cases/findings-texts.ts';
import { casePaths } from '#lib/cases/paths.ts';
import { viewerSearch } from '#lib/cases/viewer-query.ts';
import { imagePath } from '#lib/images/image-paths.ts';
import { inProportion } from '../form/in-proportion.ts';
import { drawnMarks } from './drawn-marks.ts';
import '../viewer/image-tokens.css';
import './finding-figures.css';

interface FindingFiguresProps {
  caseId: string;
  findings: readonly ReadFinding[];
}

/** The author's findings for print and for browsers without script: key images with their marks. */
export function FindingFigures({ caseId, findings }: FindingFiguresProps) {
  return (
    <ol className="finding-figures">
      {findings.map((finding, index) => (
        <li key={finding.id}>
          <FindingFigure caseId={caseId} number={index + 1} finding={finding} />
        </li>
      ))}
    </ol>
  );
}

interface FindingFigureProps {
  caseId: string;
  number: number;
  finding: ReadFinding;
}

function FindingFigure({ caseId, number, finding }: FindingFigureProps) {
  const { id, name, explanation, file, folder, image, width, height, spacing } = finding;
  const { box, shapes, words } = drawnMarks(finding);
  const paths = shapes.join('');
  return (
    <figure>
      <a
        className="finding-image"
        ref={inProportion(spacing ? spacing[0] / spacing[1] : undefined)}
        href={casePaths.item(caseId) + viewerSearch({ folder, image, answer: true, finding: id })}
      >
        <img
          src={imagePath(caseId, file)}
          alt={m.imageAlt(name)}
          width={width}
          height={height}
          loading="lazy"
        />
        <svg viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
          <path className="under" d={paths} />
          <path d={paths} />
          {words.map(({ x, y, text }) => (
            <text key={`${x} ${y}`} x={x} y={y}>
              {text}
            </text>
          ))}
        </svg>
      </a>
      <figcaption>
        <strong>{m.numbered(number, name)}</strong>
        {explanation && <span>{explanation}</span>}
      </figcaption>
    </figure>
  );
}
