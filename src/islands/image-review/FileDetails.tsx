import { useState } from 'react';
import { IDENTIFYING } from '#lib/dicom/attributes/identifying.ts';
import { dicomMessages } from '#lib/dicom/texts.ts';
import { keptValue, leftValue } from '#lib/dicom/values-texts.ts';
import { imageReviewMessages as m } from '#lib/images/review-texts.ts';
import type { ReadFile } from './inspect-dicom.ts';

function Line({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value || m.noText}</dd>
    </div>
  );
}

/** The attributes of a file that are sent, and those that are not. */
export function FileDetails({ files }: { files: readonly ReadFile[] }) {
  const [index, setIndex] = useState(0);
  const file = files[Math.min(index, files.length - 1)];
  if (!file) return null;
  const { kept, left } = file.inspected;
  const named = left.lines.filter(({ tag }) => IDENTIFYING.has(tag));
  const others = left.lines.filter(({ tag }) => !IDENTIFYING.has(tag));
  return (
    <div className="file-details">
      {files.length > 1 && (
        <label className="field">
          <span>{m.file}</span>
          <select className="input" value={index} onChange={(event) => setIndex(Number(event.target.value))}>
            {files.map(({ path }, each) => (
              <option key={path} value={each}>
                {path}
              </option>
            ))}
          </select>
        </label>
      )}
      <h3>{dicomMessages.kept}</h3>
      <dl>
        {kept.map(({ keyword, value }) => (
          <Line
            key={keyword}
            term={dicomMessages.attributes[keyword] ?? keyword}
            value={keptValue(keyword, value)}
          />
        ))}
      </dl>
      <h3>{dicomMessages.left}</h3>
      <p>{dicomMessages.leftCount(left.count, left.private)}</p>
      <dl>
        {named.map(({ tag, value, depth }, line) => (
          // Indexes as keys: the same tag may be in several sequences, and the list never changes.
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={`${tag}-${depth}-${line}`}
            term={IDENTIFYING.get(tag) ?? ''}
            value={leftValue(tag, value)}
          />
        ))}
      </dl>
      {others.length > 0 && (
        <details>
          <summary>{m.otherAttributes(others.length)}</summary>
          <dl>
            {others.map(({ tag, value, depth }, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <Line key={`${tag}-${depth}-${line}`} term={m.tag(tag)} value={value} />
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}
