import { sql, type SQL } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";

const { tours, destinations, articles, testimonials, teamMembers } = schema;

/** True while visitors see anything of the demo content (docs/product.md, Honest content). */
export async function isDemoContentShown(db: Queryable): Promise<boolean> {
  const shown: SQL[] = [
    sql`exists (select 1 from ${tours} where ${tours.demo} and ${tours.state} = 'published')`,
    sql`exists (select 1 from ${destinations} where ${destinations.demo} and ${destinations.state} = 'published')`,
    sql`exists (select 1 from ${articles} where ${articles.demo} and ${articles.state} = 'published')`,
    sql`exists (select 1 from ${testimonials} where ${testimonials.demo})`,
    sql`exists (select 1 from ${teamMembers} where ${teamMembers.demo})`,
  ];
  const [row] = await db.select({ shown: sql<boolean>`${sql.join(shown, sql` or `)}` }).from(sql`(select 1) as one`);
  return row?.shown ?? false;
}
