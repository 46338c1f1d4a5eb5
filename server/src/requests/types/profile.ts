import type { DbOrTx } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { RequestType } from '../request-type.ts';

interface Contact {
  readonly phoneNumberMobile: string | null;
  readonly emailAlternate: string | null;
}

/** A person's own contact details: the mobile number and the alternate e-mail. */
export const profile: RequestType<'Profile'> = {
  async file(tx, { payload, filer }) {
    const current = await readContact(tx, filer.userId);
    const wanted = chooseContact(current, payload);
    if (isSame(current, wanted)) throw new Refusal('NOTHING_CHANGES');
    return {
      targetKey: `person:${filer.userId}/contact`,
      description: 'Perubahan nomor handphone atau email alternatif',
      after: { ...wanted },
    };
  },

  async look(tx, { filerId }) {
    return { ...(await readContact(tx, filerId)) };
  },

  async apply({ tx }, request) {
    const wanted = chooseContact(await readContact(tx, request.aboutUserId), request.payload);
    await tx
      .updateTable('person')
      .set({
        phone_number_mobile: wanted.phoneNumberMobile,
        email_alternate: wanted.emailAlternate,
        updated_date: new Date(),
      })
      .where('user_id', '=', request.aboutUserId)
      .execute();
  },
};

/** What is not sent stays as it is. */
function chooseContact(
  current: Contact,
  {
    phoneNumberMobile = current.phoneNumberMobile,
    emailAlternate = current.emailAlternate,
  }: {
    readonly phoneNumberMobile?: string | null | undefined;
    readonly emailAlternate?: string | null | undefined;
  },
): Contact {
  return { phoneNumberMobile, emailAlternate };
}

function isSame(one: Contact, other: Contact): boolean {
  return one.phoneNumberMobile === other.phoneNumberMobile && one.emailAlternate === other.emailAlternate;
}

async function readContact(db: DbOrTx, userId: number): Promise<Contact> {
  return await db
    .selectFrom('person')
    .select(['phone_number_mobile as phoneNumberMobile', 'email_alternate as emailAlternate'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}
