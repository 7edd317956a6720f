import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createVisitorClient } from '@/lib/supabase/visitor-client';
import { readDatabaseFunctions } from '../support/database-functions';
import { portfolioCalls } from './support/portfolio-rows';
import { brokenRows, quoteRow } from './support/quote-rows';
import { acknowledged, submit } from './support/quotes';
import { startMaillessStack, type TestStack } from './support/test-stack';

let stack: TestStack;
let visitor: SupabaseClient;
let tables: string[];
let functions: string[];

beforeAll(async () => {
  stack = await startMaillessStack();
  visitor = createVisitorClient(20_000);
  acknowledged(await submit());
  // From the migrations themselves: a table or function added later is found too.
  const folder = path.resolve('supabase/migrations');
  const sql = readdirSync(folder)
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
  const named = (what: string) => [...sql.matchAll(new RegExp(`create ${what} public\\.(\\w+)`, 'g'))];
  tables = named('table').map(([, name]) => name ?? '');
  const left = readDatabaseFunctions();
  // A trigger's function is called by its trigger alone.
  const called = [...sql.matchAll(/create function public\.(\w+)[\s\S]*?\nreturns (\w+)/g)]
    .filter(([, name = '', returned]) => returned !== 'trigger' && left.has(name))
    .map(([, name]) => name ?? '');
  functions = [...new Set(called)];
});

afterAll(() => stack?.stop());

// Of tables that have no id, and of those without a moment.
const keyOf: Record<string, string> = {
  rate_limits: 'bucket',
  incoming_mail_keys: 'key',
  design_picture_uses: 'holder',
  portfolio_copies: 'image_id',
  visit_figures: 'day',
  design_tries: 'day',
  visit_measures: 'day',
  stale_statistics_days: 'day',
  alfred_spending: 'day',
  alfred_missed_searches: 'day',
  quote_request_samples: 'quote_request_id',
};
const changeOf: Record<string, object> = {
  rate_limits: { used: 1 },
  incoming_mail_keys: { seen_at: '2001-01-01T00:00:00Z' },
  incoming_mails: { reason: 'full' },
  incoming_mail_files: { position: 5 },
  visit_figures: { visits: 1 },
  design_tries: { tries: 1 },
  visit_measures: { views: 1 },
  stale_statistics_days: { day: '2001-01-01' },
  alfred_spending: { answers: 1 },
  alfred_missed_searches: { times: 9 },
  quote_request_samples: { city: 'Gent' },
  document_numbers: { last_number: 9 },
  offer_decisions: { name: 'Eve' },
  offer_payments: { amount_cents: 1 },
  bank_file_lines: { position: 9 },
};

describe('With the key that a browser may hold', () => {
  test('there are tables and functions to be kept from', () => {
    expect(tables).toEqual(
      expect.arrayContaining([
        'quote_requests',
        'quote_request_events',
        'outbox_messages',
        'rate_limits',
        'newsletter_subscriptions',
        'job_applications',
      ]),
    );
    expect(functions).toEqual(
      expect.arrayContaining(['submit_quote_request', 'claim_outbox_messages', 'consume_rate_limit']),
    );
  });

  test('no row of any table is read, added, changed or deleted', async () => {
    for (const table of tables) {
      const before = await stack.count(table);
      const read = await visitor.from(table).select('*');
      expect(read.data ?? [], table).toEqual([]);
      const added = await visitor.from(table).insert({});
      expect(added.error, table).not.toBeNull();
      const column = keyOf[table] ?? 'id';
      const change = changeOf[table] ?? { created_at: '2001-01-01T00:00:00Z' };
      const changed = await visitor.from(table).update(change).not(column, 'is', null).select();
      expect(changed.data ?? [], table).toEqual([]);
      const deleted = await visitor.from(table).delete().not(column, 'is', null).select();
      expect(deleted.data ?? [], table).toEqual([]);
      expect(await stack.count(table), table).toBe(before);
    }
    expect(await stack.count('quote_requests')).toBe(1);
    expect(await stack.count('rate_limits')).toBeGreaterThan(0);
  });

  test('a complete row is refused like an empty one', async () => {
    const added = await visitor
      .from('rate_limits')
      .insert({ bucket: 'mine', window_started_at: new Date().toISOString(), used: 1 });
    expect(added.error).not.toBeNull();
    expect(await stack.count('rate_limits', { bucket: 'mine' })).toBe(0);
  });

  test('no function is called', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    const argumentsOf: Record<string, object> = {
      submit_quote_request: { request: quoteRow() },
      claim_outbox_messages: {
        max_count: 10,
        lease_seconds: 10,
        lease: '00000000-0000-4000-8000-000000000000',
        given_up: [],
      },
      complete_outbox_messages: { message_ids: [] },
      fail_outbox_message: { message_id: null, lease: null, error: 'x', permanent: false },
      consume_rate_limit: { bucket: 'b', max_count: 1, window_seconds: 1 },
      outbox_state: {},
      consume_rate_limits: { buckets: [] },
      request_newsletter_subscription: {
        subscription: { email: 'a@b.test', locale: 'fr', source: 'footer', limits: [], mail_limits: [] },
      },
      confirm_newsletter_subscription: { token_hash: 'a'.repeat(64) },
      leave_newsletter: { subscription_id: '00000000-0000-4000-8000-000000000000', address: 'a@b.test' },
      purge_newsletter_subscriptions: { at: '2100-01-01T00:00:00Z' },
      submit_job_application: { application: {} },
      purge_job_applications: { at: '2100-01-01T00:00:00Z' },
      ...portfolioCalls,
      announce_stored_file: { into_bucket: 'portfolio', path: 'x' },
      announce_stored_files: { into_bucket: 'quote-attachments', paths: ['x'] },
      piece_paths: { path: 'x.pdf', pieces: 2 },
      list_storage_removals: { from_bucket: 'job-applications', max_count: 10 },
      grant_staff_role: { account_email: 'staff@agency.test', granted_role: 'admin' },
      revoke_staff_role: { account_email: 'staff@agency.test' },
      list_staff_members: {},
      forget_rate_limits: { buckets: ['b'] },
      queue_account_mail: { message: { template: 'account-exists', locale: 'fr', recipient: 'a@b.test' } },
      confirmed_address: { account: '00000000-0000-4000-8000-000000000000' },
      list_own_quote_requests: { account: '00000000-0000-4000-8000-000000000000' },
      export_account: { account: nobody },
      own_quote_request_ids: { account: nobody },
      find_staff_entry: { account: nobody, session: nobody },
      read_staff_factor: { account: nobody, session: nobody },
      has_factor_proof: { account: nobody, session: nobody },
      record_factor_proof: { account: nobody, session: nobody },
      queue_factor_mail: { account: nobody, what: 'account-factor-on', spoken: 'fr', codes_left: 1 },
      offer_staff_factor: { account: nobody, session: nobody, offer: {} },
      take_staff_factor: { account: nobody, session: nobody, factor: {} },
      take_recovery_codes: { account: nobody, session: nobody, shown: 'x' },
      give_factor_code: { account: nobody, session: nobody, step: 1 },
      give_recovery_code: { account: nobody, session: nobody, hash: 'x', locale: 'fr' },
      drop_staff_factor: { account: nobody, what: 'account-factor-off', spoken: 'fr' },
      remove_staff_factor: { account: nobody, session: nobody, locale: 'fr' },
      reset_staff_factor: { actor: nobody, member: nobody, locale: 'fr' },
      forget_staff_factor: { account_email: 'staff@agency.test' },
      erase_account: { account: '00000000-0000-4000-8000-000000000000', address_hash: 'x' },
      record_visit_beacon: { view: {}, visit: {} },
      record_visit: { visit: {} },
      record_page_view: { view: {} },
      list_own_visits: { sessions: [], consent: null },
      erase_own_visits: { sessions: [] },
      purge_browsing_data: { at: '2100-01-01T00:00:00Z', months: 13, max_count: 10 },
      begin_staff_change: { actor: '00000000-0000-4000-8000-000000000000', roles: [] },
      begin_site_change: {},
      record_staff_action: { done: 'x', on_entity: 'x', on_id: 'x', facts: {} },
      bounded_value: { value: 1 },
      purge_quote_requests: { before: '2020-01-01T00:00:00Z', max_count: 1 },
      purge_orders: { today: '2020-01-01', before: '2018-01-01T00:00:00Z', max_count: 1 },
      is_of_who_was_erased: { request: null },
      request_held_until: { request: null },
      is_quiet_since: { request: null, moment: '2020-01-01T00:00:00Z' },
      forget_quote_requests: { gone: [] },
      purge_outbox_messages: { before: '2020-01-01T00:00:00Z', max_count: 1 },
      purge_audit_log: {},
      revise_staff: {
        actor: '00000000-0000-4000-8000-000000000000',
        member: '00000000-0000-4000-8000-000000000000',
        new_role: 'admin',
      },
      invite_staff: { actor: '00000000-0000-4000-8000-000000000000', invitation: {} },
      queue_invitation_mail: { invited: null, sealed_token: 'x' },
      resend_staff_invitation: {
        actor: '00000000-0000-4000-8000-000000000000',
        invitation: '00000000-0000-4000-8000-000000000000',
        token: {},
      },
      withdraw_staff_invitation: {
        actor: '00000000-0000-4000-8000-000000000000',
        invitation: '00000000-0000-4000-8000-000000000000',
      },
      find_staff_invitation: { hash: 'x' },
      accept_staff_invitation: { account: '00000000-0000-4000-8000-000000000000', hash: 'x' },
      password_state: { account: '00000000-0000-4000-8000-000000000000' },
      leave_address: { account: '00000000-0000-4000-8000-000000000000' },
      find_sign_up_mark: { token: 'x' },
      find_address_change: { token: 'x' },
      retire_password: { account: '00000000-0000-4000-8000-000000000000' },
      retire_unproven_password: { token: 'x' },
      find_invited_account: { hash: 'x' },
      claim_invited_account: { hash: 'x' },
      purge_staff_invitations: { at: '2100-01-01T00:00:00Z' },
      list_staff_invitations: {},
      mentions_address: { content: 'x', address: 'x' },
      accounts_of_address: { address: 'x' },
      order_held_until: { decided: '2026-01-01T00:00:00Z' },
      personal_parts: { task: 'export' },
      is_bounded_line: { value: {}, longest: 1 },
      is_showcase_content: { kind: 'client', content: {} },
      is_showcase_content_whole: { kind: 'client', content: {} },
      showcase_entry_json: { e: null },
      read_showcase: {},
      list_showcase: {},
      list_vacancy_titles: {},
      set_examples_shown: { actor: nobody, wanted: false, seen_version: 0 },
      save_showcase_entry: { actor: nobody, entry: {} },
      set_showcase_status: { actor: nobody, entry: nobody, seen_version: 1, wanted: 'published' },
      order_showcase: { actor: nobody, ids: [] },
      set_showcase_deleted: { actor: nobody, entry: nobody, seen_version: 1, wanted: true },
      purge_showcase: { at: '2100-01-01T00:00:00Z', drafts_before: '2020-01-01T00:00:00Z' },
      is_showcase_entry_of: { e: null, address: 'x' },
      personal_export_showcase: { address: 'x', accounts: [] },
      personal_erasure_showcase: { address: 'x', accounts: [] },
      read_offer_figures: { from_day: '2026-01-01', to_day: '2026-12-31' },
      find_lost_reason: { wanted_reference: '000-000-000' },
      set_lost_reason: { actor: nobody, wanted_reference: '000-000-000', reason: 'price' },
      count_lost_reasons: { from_day: '2026-01-01', to_day: '2026-12-31' },
      personal_export_losses: { address: 'x', accounts: [] },
      describe_staff_task: { task: null },
      list_request_tasks: { wanted_reference: '000-000-000' },
      list_own_tasks: { actor: nobody, until: '2026-01-01' },
      add_staff_task: { actor: nobody, task: {} },
      change_staff_task: { actor: nobody, change: {} },
      edit_staff_task: { actor: nobody, change: {} },
      find_job_work: { wanted_reference: '000-000-000' },
      add_job_record: { actor: nobody, entry: {} },
      add_job_photo: { actor: nobody, photo: {} },
      remove_job_work: { actor: nobody, removal: {} },
      work_of_job: { wanted: nobody },
      draft_work_of_job: { actor: nobody, draft: {} },
      job_stage_place: { kind: 'proof' },
      list_job_stages: {},
      save_job_stage: { actor: nobody, change: {} },
      retire_job_stage: { actor: nobody, wanted: nobody, seen_version: 1 },
      move_job_stage: { actor: nobody, wanted: nobody, seen_version: 1, up: true },
      personal_export_job_work: { address: 'x', accounts: [] },
      personal_erasure_job_work: { address: 'x', accounts: [] },
      import_price_book: { actor: nobody, entries: [] },
      list_saved_views: { actor: nobody },
      keep_saved_view: { actor: nobody, view: {} },
      change_saved_view: { actor: nobody, change: {} },
      personal_export_saved_views: { address: 'x', accounts: [] },
      personal_erasure_saved_views: { address: 'x', accounts: [] },
      personal_export_tasks: { address: 'x', accounts: [] },
      personal_erasure_tasks: { address: 'x', accounts: [] },
      notice_settings: { account: nobody },
      tell_colleague: { account: nobody, told: 'request', request: nobody, note: null },
      list_note_mentions: { wanted_reference: '000-000-000' },
      count_staff_notices: { actor: nobody },
      list_staff_notices: { actor: nobody, max_count: 10 },
      mark_staff_notices: { actor: nobody, wanted: { ids: [nobody], read: true } },
      set_notice_settings: { actor: nobody, settings: { mails: true, locale: 'fr' } },
      look_at_request: { actor: nobody, wanted_reference: '000-000-000' },
      list_changed_requests: { actor: nobody, wanted: [] },
      purge_staff_notices: { before: '2000-01-01T00:00:00Z', looks_before: '2000-01-01T00:00:00Z' },
      personal_export_notices: { address: 'x', accounts: [] },
      personal_export_page_views: { address: 'x', accounts: [] },
      personal_erasure_notices: { address: 'x', accounts: [] },
      price_book_entry_json: { e: null },
      list_price_book: {},
      save_price_book_entry: { actor: nobody, entry: {} },
      set_price_book_deleted: { actor: nobody, entry: nobody, seen_version: 1, wanted: true },
      set_price_book_hidden: { actor: nobody, published: 'signage', wanted: true },
      personal_export_core: { address: 'x', accounts: [] },
      personal_request_ids: { address: 'x', accounts: [] },
      personal_erasure_core: { address: 'x', accounts: [] },
      personal_export_pictures: { address: 'x', accounts: [] },
      personal_erasure_pictures: { address: 'x', accounts: [] },
      export_person: { address: 'x', accounts: [] },
      erase_person: { address: 'x', accounts: [] },
      scan_person: { address: 'x', accounts: [] },
      erase_address: { actor: '00000000-0000-4000-8000-000000000000', erasure: {} },
      complete_person_erasure: { erasure: '00000000-0000-4000-8000-000000000000', outcome: {} },
      export_address: { actor: '00000000-0000-4000-8000-000000000000', address: 'x', address_hash: 'x' },
      find_person: { address: 'x' },
      personal_search_core: { pattern: '%xyz%' },
      personal_search_showcase: { pattern: '%xyz%' },
      personal_search_mails: { pattern: '%xyz%' },
      search_people: { query: 'xyz', max_count: 1 },
      list_person_erasures: { hash: null, max_count: 1 },
      get_person_erasure: { erasure: '00000000-0000-4000-8000-000000000000' },
      purge_person_erasures: { at: '2100-01-01T00:00:00Z' },
      list_audit_log: { filter: {}, max_count: 1, skip: 0 },
      list_audit_actors: {},
      quote_summary: { request: null },
      quote_changes_since: { request: '00000000-0000-4000-8000-000000000000', seen: 0 },
      staff_name: { account: '00000000-0000-4000-8000-000000000000' },
      staff_actor: {},
      change_quote_request: { change: {} },
      change_quote_requests: { actor: '00000000-0000-4000-8000-000000000000', changes: [] },
      add_quote_request_note: {
        actor: '00000000-0000-4000-8000-000000000000',
        wanted_reference: '100-000-000',
        note: 'x',
      },
      list_quote_staff: {},
      add_staff_files: { actor: '00000000-0000-4000-8000-000000000000', sent: {} },
      answer_quote_request: { actor: '00000000-0000-4000-8000-000000000000', answer: {} },
      read_quote_status: { wanted_reference: '100-000-000' },
      queue_quote_news: { request: null, kind: 'message', body: 'x', message: null },
      add_quote_message: { sent: {} },
      withdraw_quote_request: { wanted_reference: '100-000-000', limits: [] },
      plain_text: { written: 'x' },
      list_quote_requests: { filter: {} },
      export_quote_requests: { actor: '00000000-0000-4000-8000-000000000000', filter: {} },
      rank_quote_requests: { filter: {} },
      find_quote_neighbours: { filter: {}, wanted_reference: '100-000-000' },
      find_quote_origin: { wanted_reference: '100-000-000' },
      enter_quote_request: { actor: '00000000-0000-4000-8000-000000000000', request: {} },
      close_links_to_former_address: {},
      list_link_numbers: { wanted: [] },
      correct_quote_request: { actor: '00000000-0000-4000-8000-000000000000', correction: {} },
      personal_export_entered: { address: 'eve@somewhere.test', accounts: [] },
      skip_unaddressed_mail: {},
      customer_of: { request: null },
      file_quote_request: {},
      hand_over_customer: { former: nobody, kept: nobody },
      stop_mails_to_former_address: {},
      note_customer_contact: {},
      learn_vat_number: {},
      customer_open_cents: { customer: '00000000-0000-4000-8000-000000000000' },
      list_customers: { filter: {} },
      find_customer: { wanted: '00000000-0000-4000-8000-000000000000' },
      find_request_customer: { wanted_reference: '100-000-000' },
      find_request_vat_number: { wanted_reference: '100-000-000' },
      change_customer: { actor: '00000000-0000-4000-8000-000000000000', change: {} },
      add_customer_note: { actor: '00000000-0000-4000-8000-000000000000', note: {} },
      delete_customer_note: {
        actor: '00000000-0000-4000-8000-000000000000',
        note: '00000000-0000-4000-8000-000000000000',
      },
      settle_customer_root: { top: '00000000-0000-4000-8000-000000000000' },
      merge_customers: { actor: '00000000-0000-4000-8000-000000000000', wanted: {} },
      forget_customers: { gone: [] },
      purge_customers: { before: '2000-01-01T00:00:00Z' },
      company_of_customer: { root: nobody },
      people_of_company: { firm: nobody },
      shown_company_of: { root: nobody },
      customer_history: { roots: [nobody], take: 1, skip: 0 },
      namesakes_of_company: { numbers: [], names: ['x'], known: [] },
      open_cents_of: { roots: [nobody] },
      list_companies: { filter: { take: 1, skip: 0 } },
      find_company: { wanted: { id: nobody, take: 1, skip: 0 } },
      place_customer: { actor: nobody, wanted: {} },
      personal_export_customers: { address: 'eve@somewhere.test', accounts: [] },
      personal_erasure_customers: { address: 'eve@somewhere.test', accounts: [] },
      personal_customer_ids: { address: 'eve@somewhere.test', accounts: [], own: [] },
      keep_quote_draft: { actor: '00000000-0000-4000-8000-000000000000', draft: {} },
      list_quote_drafts: {
        actor: '00000000-0000-4000-8000-000000000000',
        wanted_reference: '100-000-000',
      },
      purge_quote_drafts: { before: '2000-01-01T00:00:00Z' },
      quote_answer_times: { since: '2026-01-01T00:00:00Z', until: '2027-01-01T00:00:00Z', closed_days: [] },
      get_quote_request: { wanted_reference: '100-000-000' },
      record_consent: { consent: {} },
      add_up_visits: { of_day: '2026-11-24' },
      refresh_visit_statistics: { at_most: 1 },
      read_visit_statistics: {
        previous_from: '2026-11-01',
        from_day: '2026-11-02',
        to_day: '2026-11-02',
        own_host: '',
        at_most: 1,
      },
      list_cookie_consents: { filter: { limit: 1 } },
      list_newsletter_subscriptions: { filter: { limit: 1 } },
      change_newsletter_to_left: {
        actor: '00000000-0000-4000-8000-000000000000',
        subscription_id: '00000000-0000-4000-8000-000000000000',
      },
      list_job_applications: { filter: { limit: 1 } },
      delete_job_application: {
        actor: '00000000-0000-4000-8000-000000000000',
        application_id: '00000000-0000-4000-8000-000000000000',
      },
      complete_storage_removals: { from_bucket: 'job-applications', removed_paths: [] },
      create_design: { design: {} },
      record_design_picture: { picture: {} },
      count_design_tries: { tool: 'wrap', tries: [] },
      read_design_tries: { from_day: '2026-11-01', to_day: '2026-11-02', at_most: 1 },
      find_design_picture: { picture: nobody },
      purge_design_pictures: { before: '2001-01-01', max_count: 1 },
      change_design: { design_id: '00000000-0000-4000-8000-000000000000', change: {} },
      find_design: { design_id: '00000000-0000-4000-8000-000000000000' },
      list_own_designs: { account: '00000000-0000-4000-8000-000000000000' },
      delete_design: { design_id: '00000000-0000-4000-8000-000000000000' },
      purge_designs: { before: '2100-01-01T00:00:00Z', max_count: 10 },
      describe_held_design: { held: nobody },
      list_request_designs: { wanted_reference: '123-456-789' },
      purge_sample_cards: { before: '2100-01-01T00:00:00Z' },
      find_held_design: { held_id: nobody },
      find_request_sample: { wanted_reference: '123-456-789' },
      personal_export_request_designs: { address: 'x', accounts: [] },
      personal_erasure_request_designs: { address: 'x', accounts: [] },
      take_document_number: { wanted_series: 'D', wanted_year: 2026 },
      describe_offer: { wanted: nobody, with_drafts: true },
      find_offer: { wanted_reference: '123-456-789', with_drafts: true },
      change_offer_draft: { actor: nobody, draft: {} },
      number_offer: { actor: nobody, wanted_reference: '123-456-789' },
      send_offer: { actor: nobody, sending: {} },
      decide_offer: { decision: {} },
      personal_export_offers: { address: 'x', accounts: [] },
      personal_erasure_offers: { address: 'x', accounts: [] },
      find_offer_pictures: { wanted_reference: '123-456-789', with_drafts: true },
      put_offer_picture: { actor: nobody, picture: {} },
      remove_offer_picture: { actor: nobody, removal: {} },
      personal_export_offer_pictures: { address: 'x', accounts: [] },
      job_is_released: { wanted: nobody, by_customer_alone: true },
      accepted_delivery: { request: nobody },
      describe_job: { wanted: nobody },
      find_job: { wanted_reference: '123-456-789' },
      find_proofs: { wanted_reference: '123-456-789' },
      list_jobs: { filter: {} },
      count_waiting_jobs: { today: '2026-12-01' },
      begin_job: { actor: nobody, wanted_reference: '123-456-789' },
      change_job: { actor: nobody, change: {} },
      check_job_item: { actor: nobody, tick: {} },
      send_proof: { actor: nobody, sending: {} },
      credited_cents: { of_invoice: nobody },
      find_offer_invoices: { wanted_reference: '123-456-789' },
      issue_offer_invoice: { actor: nobody, issuing: {} },
      mail_offer_invoice: { actor: nobody, wanted_reference: '123-456-789', wanted_number: 'F-2026-00001' },
      queue_invoice_mail: { request: null, invoice: null },
      mail_of_invoice: { of_request: nobody, of_reference: '123-456-789', of_number: 'F-2026-00001' },
      list_open_invoices: { today: '2026-12-01', max_count: 1 },
      list_offer_invoices: { from_day: '2001-01-01', to_day: '2001-01-31' },
      purge_offer_invoices: { before: '2001-01-01' },
      personal_export_invoices: { address: 'x', accounts: [] },
      personal_erasure_invoices: { address: 'x', accounts: [] },
      find_passport: { wanted_reference: '123-456-789', for_staff: true },
      find_claim: { wanted_reference: '123-456-789' },
      list_word_candidates: { max_count: 1 },
      change_passport: { actor: nobody, change: {} },
      ask_for_word: { actor: nobody, word: {} },
      submit_warranty_claim: { request: quoteRow() },
      purge_passports: { before: '2001-01-01' },
      personal_export_passports: { address: 'x', accounts: [] },
      personal_erasure_passports: { address: 'x', accounts: [] },
      open_proof_of: { wanted: {} },
      mark_proof: { mark: {} },
      unmark_proof: { mark: {} },
      decide_proof: { decision: {} },
      describe_fitting: { wanted: nobody },
      find_fitting: { wanted: nobody },
      find_calendar_feed: { account: nobody },
      change_calendar_feed: { actor: nobody, wanted: true },
      read_calendar_feed: { feed: nobody, from_day: '2026-12-01', to_day: '2026-12-31' },
      personal_export_calendar_feeds: { address: 'x', accounts: [] },
      personal_erasure_calendar_feeds: { address: 'x', accounts: [] },
      find_fitting_proposal: { wanted_reference: '123-456-789' },
      list_fitting_times: { from_day: '2026-12-01', to_day: '2026-12-31' },
      propose_fitting: { sent: {} },
      accept_fitting_proposal: { actor: nobody, wanted: {} },
      decline_fitting_proposal: { actor: nobody, wanted: {} },
      personal_export_fitting_proposals: { address: 'x', accounts: [] },
      personal_erasure_fitting_proposals: { address: 'x', accounts: [] },
      find_fittings: { wanted_reference: '123-456-789' },
      list_fittings: { from_day: '2026-12-01', to_day: '2026-12-31' },
      fitting_clashes: { wanted: null },
      list_absences: { from_day: '2026-12-01', to_day: '2026-12-31' },
      place_of: { address: 'x' },
      usual_travel: { address: 'x', beside: nobody },
      fitting_crews: { on_day: '2026-12-01', from_time: '08:30', to_time: '12:30', at_once: 2 },
      add_absence: { actor: nobody, absence: {} },
      remove_absence: { actor: nobody, absence: nobody },
      purge_absences: { before: '2100-01-01' },
      personal_export_absences: { address: 'x', accounts: [] },
      personal_erasure_absences: { address: 'x', accounts: [] },
      queue_fitting_mails: { was: null, fitting: null, happened: 'set' },
      cancel_fittings_of_no_order: {},
      save_fitting: { actor: nobody, wanted: {} },
      cancel_fitting: { actor: nobody, wanted: {} },
      personal_export_fittings: { address: 'x', accounts: [] },
      personal_erasure_fittings: { address: 'x', accounts: [] },
      personal_export_jobs: { address: 'x', accounts: [] },
      personal_erasure_jobs: { address: 'x', accounts: [] },
      paid_cents: { of_offer: nobody },
      agreed_cents: { of_offer: nobody },
      is_order: { of_offer: nobody },
      owed_cents: { of_offer: nobody },
      standing_deposit_cents: { of_offer: nobody },
      due_deposit_cents: { of_offer: nobody },
      open_invoices: { of_offer: nobody, paid: 0 },
      match_bank_entry: { entry: nobody, earlier: {} },
      describe_bank_file: { wanted: nobody },
      find_bank_file: { wanted: nobody },
      keep_bank_file: { actor: nobody, file: {} },
      book_on_offer: { actor: nobody, entry: nobody, wanted: nobody },
      book_bank_file: { actor: nobody, booking: {} },
      discard_bank_file: { actor: nobody, wanted: nobody },
      list_bank_entries: { wanted_state: 'open', max_count: 1, skip: 0 },
      list_bank_files: { max_count: 1 },
      list_offer_payments: { from_day: '2001-01-01', to_day: '2100-01-01' },
      list_waiting_offers: { max_count: 1 },
      settle_bank_entry: { actor: nobody, settlement: {} },
      forget_bank_payers: { before: '2001-01-01' },
      personal_export_bank: { address: 'x', accounts: [] },
      personal_erasure_bank: { address: 'x', accounts: [] },
      find_offer_payments: { wanted_reference: '123-456-789', for_staff: true },
      record_offer_payment: { actor: nobody, payment: {} },
      undo_offer_payment: { actor: nobody, undoing: {} },
      personal_export_payments: { address: 'x', accounts: [] },
      personal_erasure_payments: { address: 'x', accounts: [] },
      keep_alfred_answer: { entry: {} },
      list_alfred_conversations: { account: nobody, query: '', max_count: 1 },
      read_alfred_conversation: { account: nobody, conversation: nobody },
      rename_alfred_conversation: { account: nobody, conversation: nobody, new_title: 'x' },
      delete_alfred_conversation: { account: nobody, conversation: nobody },
      rate_alfred_answer: { account: nobody, message: nobody, verdict: 'good', reason: 'x' },
      hand_over_to_staff: { sent: {} },
      list_alfred_handovers: { wanted_status: 'open', max_count: 1, skip: 0 },
      read_alfred_handover: { handover: nobody },
      settle_alfred_handover: { actor: nobody, settlement: {} },
      save_alfred_passage: { actor: nobody, passage: {} },
      delete_alfred_passage: { actor: nobody, passage: nobody },
      list_alfred_passages: { only_published: true },
      list_alfred_gaps: { since: '2001-01-01T00:00:00Z', max_count: 1 },
      record_missed_search: { words: 'x', in_locale: 'fr' },
      record_alfred_spending: { of_day: '2001-01-01', spent: {} },
      read_alfred_spending: { of_day: '2001-01-01' },
      purge_alfred: { before: '2001-01-01T00:00:00Z', max_count: 1 },
      personal_export_alfred: { address: 'x', accounts: [] },
      personal_erasure_alfred: { address: 'x', accounts: [] },
      is_mail_refusal: { refused: [] },
      is_mail_known: { mail_key: 'x' },
      take_mail: { mail: {} },
      keep_mail_of_request: { request: null, message: nobody, mail: {} },
      note_bounced_mail: { mail_key: 'x', wanted_reference: '123-456-789' },
      list_request_mails: { wanted_reference: '123-456-789' },
      list_incoming_mails: { max_count: 1, skip: 0 },
      find_incoming_mail: { wanted: nobody, words: '' },
      attach_incoming_mail: {
        actor: nobody,
        wanted: nobody,
        to_reference: '123-456-789',
        answer_due_at: '2100-01-01T00:00:00Z',
      },
      mail_facts: { mail: null },
      request_from_mail: { actor: nobody, wanted: nobody, request: {} },
      forget_incoming_mails: { gone: [] },
      delete_incoming_mail: { actor: nobody, wanted: nobody },
      purge_incoming_mails: { before: '2001-01-01T00:00:00Z', keys_before: '2001-01-01T00:00:00Z' },
      personal_export_incoming_mails: { address: 'x', accounts: [] },
      personal_erasure_incoming_mails: { address: 'x', accounts: [] },
      known_title: { title: {}, locale: 'fr' },
    };
    const before = await stack.count('quote_requests');
    for (const name of functions) {
      expect(Object.keys(argumentsOf), `give the arguments of ${name} here`).toContain(name);
      const { data, error, status } = await visitor.rpc(name, argumentsOf[name]);
      expect(data, name).toBeNull();
      expect(error?.code, name).toBe('42501');
      expect([401, 403], name).toContain(status);
    }
    expect(await stack.count('quote_requests')).toBe(before);
    expect(await stack.count('outbox_messages', { status: 'pending' })).toBe(2);
  });

  test('neither is anything with no key at all', async () => {
    for (const table of tables) {
      const response = await fetch(`${stack.backendUrl}/rest/v1/${table}`);
      expect(response.status, table).toBe(401);
    }
  });
});

describe('The embedded backend', () => {
  test('refuses a request beyond its bounds with a status, never with an error', async () => {
    const before = await stack.count('quote_requests');
    for (const [name, broken] of brokenRows) {
      const { data, error } = await stack.database.rpc('submit_quote_request', { request: quoteRow(broken) });
      expect(error, name).toBeNull();
      expect(data, name).toMatchObject({ status: 'invalid' });
    }
    expect(await stack.count('quote_requests')).toBe(before);
  });

  test('keeps characters of every script as they are', async () => {
    const message = 'Façade 8 m × 1,2 m — « enseigne » 👩🏽‍🎨 ‏שלט‏ 看板 \t tab\nline';
    const row = quoteRow({ message, name: 'Đỗ–O’Brien', company: '合同会社' });
    const { data } = await stack.database.rpc('submit_quote_request', { request: row });
    expect(data.status).toBe('stored');
    const stored = await stack.database
      .from('quote_requests')
      .select('message, name, company')
      .eq('reference', row.reference)
      .single();
    expect(stored.data).toEqual({ message, name: 'Đỗ–O’Brien', company: '合同会社' });
  });
});
