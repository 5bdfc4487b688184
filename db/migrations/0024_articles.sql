-- Posts and articles were two words for one thing.
ALTER TABLE "posts" RENAME TO "articles";
--> statement-breakpoint
ALTER TABLE "post_tags" RENAME TO "article_tags";
--> statement-breakpoint
ALTER TABLE "post_translations" RENAME TO "article_translations";
--> statement-breakpoint
ALTER TABLE "related_posts" RENAME TO "related_articles";
--> statement-breakpoint
ALTER TABLE "saved_posts" RENAME TO "saved_articles";
--> statement-breakpoint
ALTER TABLE "article_tags" RENAME COLUMN "post_id" TO "article_id";
--> statement-breakpoint
ALTER TABLE "article_translations" RENAME COLUMN "post_id" TO "article_id";
--> statement-breakpoint
ALTER TABLE "related_articles" RENAME COLUMN "post_id" TO "article_id";
--> statement-breakpoint
ALTER TABLE "saved_articles" RENAME COLUMN "post_id" TO "article_id";
--> statement-breakpoint
ALTER SEQUENCE "posts_id_seq" RENAME TO "articles_id_seq";
--> statement-breakpoint
ALTER TABLE "articles" RENAME CONSTRAINT "posts_author_slug_authors_slug_fk" TO "articles_author_slug_authors_slug_fk";
--> statement-breakpoint
ALTER TABLE "articles" RENAME CONSTRAINT "posts_picture_name_pictures_name_fk" TO "articles_picture_name_pictures_name_fk";
--> statement-breakpoint
ALTER TABLE "articles" RENAME CONSTRAINT "posts_slug_unique" TO "articles_slug_unique";
--> statement-breakpoint
ALTER TABLE "articles" RENAME CONSTRAINT "posts_content_key_unique" TO "articles_content_key_unique";
--> statement-breakpoint
ALTER TABLE "articles" RENAME CONSTRAINT "posts_category" TO "articles_category";
--> statement-breakpoint
ALTER TABLE "articles" RENAME CONSTRAINT "posts_state" TO "articles_state";
--> statement-breakpoint
ALTER INDEX "posts_latest" RENAME TO "articles_latest";
--> statement-breakpoint
ALTER INDEX "posts_of_category" RENAME TO "articles_of_category";
--> statement-breakpoint
ALTER TABLE "articles" RENAME CONSTRAINT "posts_pkey" TO "articles_pkey";
--> statement-breakpoint
ALTER TABLE "article_tags" RENAME CONSTRAINT "post_tags_post_id_posts_id_fk" TO "article_tags_article_id_articles_id_fk";
--> statement-breakpoint
ALTER TABLE "article_tags" RENAME CONSTRAINT "post_tags_post_id_tag_pk" TO "article_tags_article_id_tag_pk";
--> statement-breakpoint
ALTER INDEX "posts_of_tag" RENAME TO "articles_of_tag";
--> statement-breakpoint
ALTER TABLE "article_translations" RENAME CONSTRAINT "post_translations_post_id_posts_id_fk" TO "article_translations_article_id_articles_id_fk";
--> statement-breakpoint
ALTER TABLE "article_translations" RENAME CONSTRAINT "post_translations_post_id_language_pk" TO "article_translations_article_id_language_pk";
--> statement-breakpoint
ALTER TABLE "article_translations" RENAME CONSTRAINT "post_translations_english" TO "article_translations_english";
--> statement-breakpoint
ALTER TABLE "related_articles" RENAME CONSTRAINT "related_posts_post_id_posts_id_fk" TO "related_articles_article_id_articles_id_fk";
--> statement-breakpoint
ALTER TABLE "related_articles" RENAME CONSTRAINT "related_posts_related_id_posts_id_fk" TO "related_articles_related_id_articles_id_fk";
--> statement-breakpoint
ALTER TABLE "related_articles" RENAME CONSTRAINT "related_posts_post_id_related_id_pk" TO "related_articles_article_id_related_id_pk";
--> statement-breakpoint
ALTER TABLE "saved_articles" RENAME CONSTRAINT "saved_posts_profile_id_profiles_id_fk" TO "saved_articles_profile_id_profiles_id_fk";
--> statement-breakpoint
ALTER TABLE "saved_articles" RENAME CONSTRAINT "saved_posts_post_id_posts_id_fk" TO "saved_articles_article_id_articles_id_fk";
--> statement-breakpoint
ALTER TABLE "saved_articles" RENAME CONSTRAINT "saved_posts_profile_id_post_id_pk" TO "saved_articles_profile_id_article_id_pk";
--> statement-breakpoint
ALTER TABLE "slug_redirects" DROP CONSTRAINT "slug_redirects_kind";
--> statement-breakpoint
UPDATE "slug_redirects" SET "kind" = 'article' WHERE "kind" = 'post';
--> statement-breakpoint
ALTER TABLE "slug_redirects" ADD CONSTRAINT "slug_redirects_kind" CHECK ("slug_redirects"."kind" in ('tour', 'destination', 'article'));
--> statement-breakpoint
-- The log says what happened as before; only its word for an article follows.
UPDATE "audit_entries" SET "action" = 'article.' || substring("action" from 6) WHERE "action" LIKE 'post.%';
--> statement-breakpoint
UPDATE "audit_entries" SET "subject_type" = 'article' WHERE "subject_type" = 'post';
