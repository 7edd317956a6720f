import type { Client } from 'pg';

// Everything about the schema "public" that a migration can decide, one line each. Physical order of columns counts: it is
// that of rows written without names.
const questions = [
  `select format('table %s rls=%s forced=%s comment=%s', c.relname, c.relrowsecurity, c.relforcerowsecurity,
     obj_description(c.oid, 'pg_class')) from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')`,
  `select format('column %s.%s %s type=%s null=%s default=%s generated=%s identity=%s comment=%s', c.relname, a.attname,
     row_number() over (partition by c.oid order by a.attnum), format_type(a.atttypid, a.atttypmod), not a.attnotnull,
     pg_get_expr(d.adbin, d.adrelid), a.attgenerated, a.attidentity, col_description(c.oid, a.attnum))
   from pg_attribute a join pg_class c on c.oid = a.attrelid
   left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`,
  // PostgreSQL 18 lists "not null" here too; the columns say so already.
  `select format('constraint %s.%s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
   where connamespace = 'public'::regnamespace and contype <> 'n' and conrelid <> 0`,
  `select format('index %s', pg_get_indexdef(i.indexrelid)) from pg_index i
   join pg_class c on c.oid = i.indrelid where c.relnamespace = 'public'::regnamespace`,
  `select format('trigger %s', pg_get_triggerdef(t.oid)) from pg_trigger t
   join pg_class c on c.oid = t.tgrelid where c.relnamespace = 'public'::regnamespace and not t.tgisinternal`,
  `select format('policy %s.%s', polrelid::regclass, polname) from pg_policy`,
  `select format('type %s %s', typname, typtype) from pg_type
   where typnamespace = 'public'::regnamespace and typtype in ('d', 'e', 'r')`,
  `select format('function %s comment=%s', pg_get_functiondef(p.oid), obj_description(p.oid, 'pg_proc'))
   from pg_proc p where p.pronamespace = 'public'::regnamespace`,
  `select format('grant on %s to %s: %s%s', c.relname, coalesce(r.rolname, 'public'), a.privilege_type,
     case when a.is_grantable then ' with grant option' end)
   from pg_class c cross join aclexplode(coalesce(c.relacl, acldefault('r', c.relowner))) a
   left join pg_roles r on r.oid = a.grantee
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')`,
  `select format('grant on %s to %s: %s', p.oid::regprocedure, coalesce(r.rolname, 'public'), a.privilege_type)
   from pg_proc p cross join aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
   left join pg_roles r on r.oid = a.grantee where p.pronamespace = 'public'::regnamespace`,
];

/** What a database looks like: tables, columns, constraints, indexes, triggers, policies, functions, grants, comments and rows. */
export async function describeSchema(client: Client): Promise<string[]> {
  const lines: string[] = [];
  for (const question of questions) {
    const { rows } = await client.query({ text: question, rowMode: 'array' });
    lines.push(...rows.map(([line]) => String(line)));
  }
  const { rows: tables } = await client.query(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`,
  );
  for (const { name } of tables) {
    const { rows } = await client.query(`select to_jsonb(t)::text as row from public.${name} t`);
    lines.push(...rows.map(({ row }) => `row of ${name} ${row}`));
  }
  return lines.sort();
}
