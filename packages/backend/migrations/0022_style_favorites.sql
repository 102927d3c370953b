CREATE TABLE "style_favorites" (
	"user_id" text NOT NULL,
	"article_id" text NOT NULL,
	CONSTRAINT "style_favorites_user_id_article_id_pk" PRIMARY KEY("user_id","article_id")
);
--> statement-breakpoint
ALTER TABLE "style_favorites" ADD CONSTRAINT "style_favorites_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "style_favorites" ADD CONSTRAINT "style_favorites_article_id_styles_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."styles"("article_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "style_favorites_article" ON "style_favorites" USING btree ("article_id");