import { angiographyNuclearProtocols } from './angiography-nuclear.ts';
import { ctProtocols } from './ct.ts';
import { abdomenCtProtocols } from './ct-abdomen.ts';
import type { DemoProtocol } from './demo-protocol.ts';
import { mrProtocols } from './mr.ts';
import { trunkMrProtocols } from './mr-trunk.ts';
import { projectionProtocols } from './projection.ts';
import { suitabilityOf } from './suitability.ts';
import { ultrasoundProtocols } from './ultrasound.ts';

export const protocols: DemoProtocol[] = [
  mrProtocols,
  trunkMrProtocols,
  ctProtocols,
  abdomenCtProtocols,
  ultrasoundProtocols,
  projectionProtocols,
  angiographyNuclearProtocols,
]
  .flat()
  .map((each) => {
    const suitability = suitabilityOf(each.title);
    return suitability ? { ...each, body: { ...each.body, suitability } } : each;
  });
