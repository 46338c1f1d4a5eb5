import { demandApplication, findApplication, hasAccess } from '../../bank/applications.ts';
import { Refusal } from '../../platform/refusal.ts';
import { announceChange } from '../../provisioning/announce-change.ts';
import type { RequestType } from '../request-type.ts';

/** Application access: once approved, the application opens for the person. */
export const hakAkses: RequestType<'HakAkses'> = {
  async file(tx, { payload, filer }) {
    const application = await demandApplication(tx, payload.appId);
    if (await hasAccess(tx, filer.userId, payload.appId)) throw new Refusal('ALREADY_HAS_ACCESS');
    return {
      targetKey: `person:${filer.userId}/application:${payload.appId}`,
      description: `Akses aplikasi ${application.name}`,
      applicationId: payload.appId,
      after: { application: application.name, access: true },
      body: { aplicationId: payload.appId, positionName: filer.positionName },
    };
  },

  async look(tx, { payload, filerId }) {
    const application = await findApplication(tx, payload.appId);
    return {
      application: application?.name ?? null,
      access: await hasAccess(tx, filerId, payload.appId),
    };
  },

  async apply(work, request) {
    const now = new Date();
    await work.tx
      .insertInto('person_application')
      .values({
        user_id: request.aboutUserId,
        application_id: request.payload.appId,
        request_id: request.id,
        created_date: now,
        updated_date: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'application_id']).doUpdateSet({ updated_date: now }),
      )
      .execute();
    await announceChange(work, {
      requestId: request.id,
      applicationId: request.payload.appId,
      type: 'access.granted',
      userId: request.aboutUserId,
    });
  },
};
