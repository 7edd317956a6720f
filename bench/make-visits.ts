import type { Client } from 'pg';

/**
 * Fills an empty database with page views of the last 13 months as they might be: about four to a visit, more by day than
 * by night, a few pages seen far more often than the rest, and two visits in three that allow marketing too.
 */
export async function makeVisits(client: Client, views: number): Promise<void> {
  await client.query('select setseed(0.42)');
  await client.query(
    `insert into public.page_views (
       secret_hash, session_id, page_id, locale, page_url, page_title, referrer, clicks_count, time_on_page, scroll_depth,
       reached_form, sent_form, created_at
     )
     select encode(sha256(('view ' || n)::bytea), 'hex'),
       md5('visit ' || n / 4)::uuid,
       'page-' || page,
       (array['fr', 'fr', 'nl', 'nl', 'en'])[1 + (n / 4) % 5],
       '/page-' || page || case when n % 50 = 0 then '/' || n % 7 else '' end,
       'Page ' || page,
       case when n % 4 > 0 then '/' when n % 3 > 0 then 'https://source-' || floor(power(random(), 3) * 200) || '.test' end,
       floor(random() * 9), floor(power(random(), 4) * 1200), floor(random() * 101),
       n % 40 = 3, n % 160 = 3,
       now() - (n / 4) * (interval '394 days' / ($1 / 4.0)) + (n % 4) * interval '40 seconds' - interval '1 hour' * power(random(), 2)
     from (select n, floor(power(random(), 2) * 38) as page from generate_series(0, $1::integer - 1) n) made`,
    [views],
  );
  await client.query(
    `insert into public.visitor_analytics (
       session_id, country, device_type, browser_name, language, landing_page, created_at
     )
     select p.session_id,
       (array['BE', 'BE', 'BE', 'BE', 'NL', 'FR', 'DE', 'LU', 'GB', 'Unknown'])[1 + floor(random() * 10)],
       (array['mobile', 'mobile', 'desktop', 'tablet'])[1 + floor(random() * 4)],
       (array['Chrome', 'Chrome', 'Safari', 'Firefox', 'Edge'])[1 + floor(random() * 5)],
       (array['fr-BE', 'nl-BE', 'en-GB', 'de'])[1 + floor(random() * 4)],
       '/', min(p.created_at)
     from public.page_views p
     group by p.session_id
     having left(p.session_id::text, 1) < 'a'`,
  );
  await client.query('vacuum analyze');
}
