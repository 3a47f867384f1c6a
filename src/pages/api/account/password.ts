import { changePasswordEndpoint } from '#lib/contract/endpoints/change-password.ts';
import { api } from '#lib/server/http/api.ts';
import { setDeviceCookie } from '#lib/server/http/cookies.ts';
import { changePassword } from '#lib/server/usecases/accounts/change-password.ts';

export const POST = api(
  changePasswordEndpoint,
  async ({ context, actor, body, visitor, request, headers }) => {
    const deviceSecret = await changePassword(context, actor, body, visitor);
    setDeviceCookie(headers, deviceSecret, request.headers, context.settings);
  },
);
