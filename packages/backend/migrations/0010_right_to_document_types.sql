UPDATE "users" SET "rights" = jsonb_set("rights", '{selfService,rights}', "rights"->'selfService'->'rights' || '["DOCUMENT_TYPES"]'::jsonb)
WHERE "rights"->'selfService'->'rights' ?| array['ORDER_CONFIRMATION', 'ORDER', 'DELIVERY_NOTE', 'REMINDER', 'INVOICE', 'CREDIT_NOTE', 'DIRECT_DEBIT']
AND NOT "rights"->'selfService'->'rights' ? 'DOCUMENT_TYPES';
