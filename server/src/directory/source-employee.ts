import { z } from 'zod';

const text = (longest: number) => z.string().trim().max(longest);
const optional = (longest: number) =>
  text(longest)
    .nullish()
    .transform((given) => given || null);

/** An employee as a directory or a file tells of them. */
export const sourceEmployee = z.object({
  employeeId: text(50).min(1),
  firstName: text(100).min(1),
  lastName: optional(100),
  displayName: text(200).min(1),
  email: optional(200),
  phone: optional(30),
  jobTitle: optional(200),
  positionCode: text(50).min(1),
  subdivisionCode: text(20).min(1),
});

export type SourceEmployee = z.output<typeof sourceEmployee>;
