# Shortcuts for the npm scripts; the logic is in scripts/.
.DEFAULT_GOAL := help
.PHONY: help start dev test check build bench cli format up down logs

help: ## Show this menu
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/\1\t\2/' | while IFS="$$(printf '\t')" read -r name text; do printf '  make %-8s %s\n' "$$name" "$$text"; done

start: ## Install, build and serve on http://localhost:3000
	@npm start

dev: ## Serve with live reload
	@npm run dev

test: ## Run every check and test
	@npm test

check: ## Check format, lint, types and layer rules
	@npm run check

build: ## Build all workspaces
	@npm run build

bench: ## Run the benchmarks and print ratios
	@npm run bench -- $(ARGS)

cli: ## Run the command line tool: make cli ARGS="doctor"
	@npm run --silent cli -- $(ARGS)

format: ## Format the sources
	@npm run format

up: ## Run everything in containers on http://localhost:8080
	@test -f .env || node scripts/make-env.mjs
	@docker compose up --build --detach --wait
	@docker compose port web 8080

down: ## Stop the containers and keep the data
	@docker compose down

logs: ## Follow the containers' logs
	@docker compose logs --follow --tail 100
