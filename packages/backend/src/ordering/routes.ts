import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../appContext.ts';
import { registerPictureRoutes } from '../pictures/picture.routes.ts';
import { registerApprovalRoutes } from './approval/approval.routes.ts';
import { registerArticleRoutes } from './article/article.routes.ts';
import { registerCartRoutes } from './cart/cart.routes.ts';
import { registerCartEdits } from './cart/edits/edits.routes.ts';
import { registerStyleRoutes } from './catalog/catalog.routes.ts';
import { registerFilterSetRoutes } from './catalog/filterSet/filterSet.routes.ts';
import { registerRackRoutes } from './check/rack.routes.ts';
import { registerCopyRoutes } from './copy/copy.routes.ts';
import { registerFinalizationRoutes } from './finalization/finalization.routes.ts';
import { registerFindsRoutes } from './finds/finds.routes.ts';
import { registerGroupRoutes } from './group/group.routes.ts';
import { registerLiveRoutes } from './live/live.routes.ts';
import { watchNews } from './news/marks.ts';
import { registerNewsRoutes } from './news/news.routes.ts';
import { registerConfirmationRoutes } from './order/confirmation/confirmation.routes.ts';
import { registerOrderRoutes } from './order/order.routes.ts';
import { registerCustomerRoutes } from './pos/customer.routes.ts';
import { registerSeasonRoutes } from './season/season.routes.ts';
import { registerSizeCurveRoutes } from './sizeCurve/sizeCurve.routes.ts';
import { registerKeylookRoutes } from './style/keylook.routes.ts';

/** Every route of the ordering area, pictures included. */
export function registerOrderingRoutes(app: FastifyInstance, context: AppContext): void {
  const watch = watchNews(app, context);
  registerFindsRoutes(app, context);
  registerCustomerRoutes(app, context);
  registerSeasonRoutes(app, context);
  registerStyleRoutes(app, context);
  registerFilterSetRoutes(app, context);
  registerKeylookRoutes(app, context);
  registerSizeCurveRoutes(app, context);
  registerArticleRoutes(app, context);
  registerLiveRoutes(app, context, watch);
  registerNewsRoutes(app, context, watch);
  registerCartRoutes(app, context);
  registerCartEdits(app, context);
  registerApprovalRoutes(app, context);
  registerRackRoutes(app, context);
  registerFinalizationRoutes(app, context);
  registerCopyRoutes(app, context);
  registerGroupRoutes(app, context);
  registerOrderRoutes(app, context);
  registerConfirmationRoutes(app, context);
  registerPictureRoutes(app, context);
}
