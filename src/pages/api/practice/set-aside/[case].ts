import { api } from '#lib/platform/server/http/api.ts';
import { offerCaseAgainEndpoint } from '#lib/practice/endpoints/offer-case-again.ts';
import { setCaseAsideEndpoint } from '#lib/practice/endpoints/set-case-aside.ts';
import { offerAgain, setAside } from '#lib/practice/server/set-aside.ts';

export const PUT = api(setCaseAsideEndpoint, ({ context, actor, params }) =>
  setAside(context, actor, params.case),
);

export const DELETE = api(offerCaseAgainEndpoint, ({ context, actor, params }) =>
  offerAgain(context, actor, params.case),
);
