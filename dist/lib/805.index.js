"use strict";exports.id=805,exports.ids=[805],exports.modules={87805:((C,a,o)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.policyVerb=
void 0;function E(){const r=o(76760);return E=function(){return r},r}function R(){const r=o(63314);return R=function(){return r},
r}function p(){const r=o(41895);return p=function(){return r},r}function l(){const r=o(21311);return l=function(){return r},
r}function v(){const r=o(74238);return v=function(){return r},r}function O(){const r=o(31626);return O=function(){return r},
r}function d(){const r=o(34165);return d=function(){return r},r}function h(){const r=o(9436);return h=function(){return r},
r}function $(){const r=o(52288);return $=function(){return r},r}function g(){const r=o(49232);return g=function(){return r},
r}const I=(r,e)=>new(R()).Command("policy").usage("test [file]").addArgument(new(R()).Argument("<test>","the only action").
choices(["test"])).argument("[file]",`policy file; \`-\` reads standard input (default: ${v().POLICY_PATH})`).action(async(s,t)=>e(
await L(t??await F(r),r)));a.policyVerb=I;async function F({cwd:r,env:e}){const s=await(0,g().repositoryOf)(r,e);return s===
void 0?v().POLICY_PATH:(0,E().relative)(r,(0,E().join)(s,v().POLICY_PATH))}async function L(r,e){try{const s=await(0,g().
policyOfFile)(r,e),{policy:t}=s,u=(0,h().dayOf)(new Date),i={idleIgnores:(0,h().idleIgnores)(t.ignores,u),idleLevels:(0,$().
idleLevels)({rules:t.rules,today:u}),failedExamples:(0,l().failedExamples)(s)};return e.print((0,d().renderPolicy)(t,r,i,
e)),Object.values(i).some(n=>n.length>0)?1:0}catch(s){if(!(s instanceof p().GateError&&s.code==="policy_invalid"))throw s;
return e.note((0,O().failureText)(s,e.columns)),1}}}),49232:((C,a,o)=>{Object.defineProperty(a,"__esModule",{value:!0}),
a.builtInPolicy=r,a.namedPolicy=$,a.policyFor=I,a.policyName=F,a.policyOfFile=g,a.repositoryOf=e;function E(){const t=o(
73024);return E=function(){return t},t}function R(){const t=o(76760);return R=function(){return t},t}function p(){const t=o(
41895);return p=function(){return t},t}function l(){const t=o(21311);return l=function(){return t},t}function v(){const t=o(
74238);return v=function(){return t},t}function O(){const t=o(48741);return O=function(){return t},t}function d(){const t=o(
96402);return d=function(){return t},t}function h(){const t=o(63550);return h=function(){return t},t}async function $(t,u){
if(t===void 0)return;const i=await g(t,u);return(0,l().requireExamples)(i),i}async function g(t,u){const i=(await u.readInput(
t)).toString("utf8"),n=await e(u.cwd,u.env)??u.cwd;return await(0,v().loadPolicyFile)(i,t,(0,O().folderTree)(n))}async function I({
policy:t,profile:u},i,n){const c=t===!1?await r():await $(t,i)??await L(n,i);return u===void 0?c:{...c,policy:{...c.policy,
profile:u}}}function F({source:t,path:u,ref:i}){return t==="default"||u===void 0?"the built-in policy":t==="file"||i===void 0?
u:`${u} in ${i}`}async function L(t,{cwd:u,env:i}){const n=t===void 0?await e(u,i):void 0,c=t??(n===void 0?void 0:(0,O().
folderTree)(n));if(c===void 0)return r();const f=await(0,v().loadPolicy)(c,c.label);return(0,l().requireExamples)(f),f}function r(){
const t=(0,h().literalTree)({});return(0,v().loadPolicy)(t,t.label)}async function e(t,u){try{const i=await(0,d().openRepository)(
t,u);return await i.close(),i.directory}catch(i){const n=i instanceof p().GateError&&i.code==="program_not_found";if(i instanceof
p().GateError&&!(n&&s(t)))return;throw i}}function s(t){const u=(0,R().dirname)(t);return(0,E().existsSync)((0,R().join)(
t,".git"))||u!==t&&s(u)}}),34165:((C,a,o)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.renderPolicy=O,a.renderPolicyUsed=
v;function E(){const d=o(94853);return E=function(){return d},d}function R(){const d=o(76545);return R=function(){return d},
d}function p(){const d=o(94965);return p=function(){return d},d}function l(){const d=o(31626);return l=function(){return d},
d}function v(d,{profile:h},$){const g=(0,l().layoutOf)({...$,verbose:!0});return`${(0,l().prose)(g,"policy",`${d}, profi\
le ${h}`).join(`
`)}
`}function O(d,h,{idleIgnores:$,idleLevels:g,failedExamples:I},F){const L=(0,l().layoutOf)({...F,verbose:!0}),r=(0,R().comparePolicies)(
E().DEFAULT_POLICY,d),e=r.length===0?"same as the defaults":`${(0,p().count)(r.length,"difference")} from the defaults`;
return`${[(0,l().prose)(L,"policy",`${h}: ${e}`,{text:"strong"}),...r.map(({key:t,change:u,direction:i="changed"})=>(0,l().
prose)(L,i,`${t}: ${u}`,{label:i==="looser"?"caution":"quiet"})),...I.map(t=>(0,l().prose)(L,"example",t,{label:"bad"})),
...$.map(({rule:t,why:u})=>(0,l().prose)(L,"no effect",`ignore ${t}: ${u}`,{label:"bad"})),...g.map(({name:t,why:u})=>(0,l().
prose)(L,"no effect",`rules ${t}: ${u}`,{label:"bad"}))].flat().join(`
`)}
`}}),37156:((C,a,o)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.CHECK_RULES=a.ALL_RULES=void 0;function E(){const n=o(
31453);return E=function(){return n},n}function R(){const n=o(28672);return R=function(){return n},n}function p(){const n=o(
46931);return p=function(){return n},n}function l(){const n=o(8909);return l=function(){return n},n}function v(){const n=o(
6335);return v=function(){return n},n}function O(){const n=o(96208);return O=function(){return n},n}function d(){const n=o(
40036);return d=function(){return n},n}function h(){const n=o(72443);return h=function(){return n},n}function $(){const n=o(
46711);return $=function(){return n},n}function g(){const n=o(9969);return g=function(){return n},n}function I(){const n=o(
17188);return I=function(){return n},n}function F(){const n=o(65316);return F=function(){return n},n}function L(){const n=o(
76186);return L=function(){return n},n}function r(){const n=o(48516);return r=function(){return n},n}function e(){const n=o(
8371);return e=function(){return n},n}function s(){const n=o(42148);return s=function(){return n},n}const t=a.CHECK_RULES=
i(L().syntaxRules,g().programRules,h().invocationRules,r().targetRules,e().validatorRules,v().curatedRules,$().policyRules,
s().workspaceRules,R().assetFileRules,E().assetRules,d().evidenceRules,O().eligibilityRules,l().changeRules,F().runRules),
u=a.ALL_RULES=[...t,...i(I().promotionRules,p().attestationRules)];function i(...n){return n.flatMap(c=>Object.values(c))}}),
9436:((C,a,o)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.dayOf=$,a.idleIgnores=e,a.ignoreFindings=F,a.isIgnorable=
g,a.refusalOf=r,a.suppress=I;function E(){const n=o(41330);return E=function(){return n},n}function R(){const n=o(3051);
return R=function(){return n},n}function p(){const n=o(32854);return p=function(){return n},n}function l(){const n=o(37156);
return l=function(){return n},n}function v(){const n=o(13580);return v=function(){return n},n}function O(){const n=o(95132);
return O=function(){return n},n}function d(){const n=o(43767);return d=function(){return n},n}function h(){const n=o(52288);
return h=function(){return n},n}function $(n){return n.toISOString().slice(0,10)}function g({rule:n,severity:c,layer:f}){
return(0,d().mayBeIgnored)({...(0,v().ruleOf)(n),severity:c,layer:f})}function I(n,{ignores:c,...f}){const y=c.filter(P=>!(0,h().
hasExpired)(P.expires,f.today)),m=(0,h().withLevels)(n,f);return y.length===0?m:m.map(P=>{const j=g(P)&&y.find(S=>s(S,P));
return j?{...P,suppressed:{reason:j.reason,expires:j.expires}}:P})}function F({ignores:n,today:c},f,y){return n.flatMap(
m=>{const{rule:P,reason:j,expires:S}=m,U=i(m),A=f.filter(M=>s(m,M)),T=A.every(g)?r(m):L;return T!==void 0?[(0,O().finding)(
"ignore-refused",{rule:P,where:U,refusal:T})]:(0,h().hasExpired)(m.expires,c)?[(0,O().finding)("ignore-expired",{rule:P,
where:U,reason:j,expires:S})]:A.length===0&&y.some(M=>t(m,M))?[(0,O().finding)("ignore-unused",{rule:P,where:U,reason:j})]:
[]})}const L="the rule decides whether commands may run, what a change may touch, or whether files are readable";function r({
rule:n}){const c=new Map(l().CHECK_RULES.map(y=>[y.id,y])),f=c.get(n);if(f===void 0){const y=(0,R().nearestName)(n,[...c.
keys()]);return`the rule does not exist${y?` (did you mean \`${y}\`?)`:""}`}if(n!=="protected-path")return(0,d().mayBeIgnored)(
f)?void 0:L}function e(n,c){return n.flatMap(f=>{const y=(0,h().hasExpired)(f.expires,c)?`it expired on ${f.expires}`:void 0,
m=r(f)??y;return m===void 0?[]:[{rule:f.rule,why:m}]})}function s({rule:n,where:c},{rule:f,location:y,subject:m}){if(n!==
f)return!1;const{path:P,gene:j,command:S}=c??{};return(P===void 0||y!==void 0&&u(y.path,P))&&(j===void 0||j===m?.id)&&(S===
void 0||S===m?.command)}function t({where:n},{asset:c,commands:f}){const{path:y,gene:m,command:P}=n??{};return(y===void 0||
u(c.path,y))&&(m===void 0||m===c.id)&&(P===void 0||f.some(j=>j.command===P))}function u(n,c){return(0,p().isWithin)(n,c)||
(0,E().default)(c,{dot:!0,nonegate:!0})(n)}function i({where:n={}}){const c=Object.entries(n).map(([f,y])=>`the ${f} \`${y}\
\``);return c.length===0?"for all findings":`for ${c.join(", ")}`}}),52288:((C,a,o)=>{Object.defineProperty(a,"__esModul\
e",{value:!0}),a.hasExpired=g,a.idleLevels=F,a.levelFindings=L,a.withLevels=h;function E(){const e=o(3051);return E=function(){
return e},e}function R(){const e=o(54441);return R=function(){return e},e}function p(){const e=o(8801);return p=function(){
return e},e}function l(){const e=o(37156);return l=function(){return e},e}function v(){const e=o(13580);return v=function(){
return e},e}function O(){const e=o(95132);return O=function(){return e},e}function d(){const e=o(43767);return d=function(){
return e},e}function h(e,s){return Object.keys(s.rules).length===0?e:e.map(t=>$(t,s))}function $(e,s){const{rule:t,severity:u,
layer:i}=e,n={...(0,v().ruleOf)(t),severity:u,layer:i},c=I(s,t),f=u==="error"&&n.group&&I(s,n.group),y=c?t:n.group,m=c??
(f||void 0);if(m===void 0||y===void 0)return e;const{level:P,...j}=m,S=P==="off"?"notice":P;return S===u||S!=="error"&&!(0,d().
mayBeSoftened)(n)?e:{...e,severity:S,level:{rules:y,level:P,from:u,...j}}}function g(e,s){return e!==void 0&&e<s}function I({
rules:e,today:s},t){const u=Object.hasOwn(e,t)?e[t]:void 0,i=u&&(0,p().settingOf)(u);return g(i?.until,s)?void 0:i}function F({
rules:e,today:s}){return Object.entries(e).flatMap(([t,u])=>{const{level:i,until:n}=(0,p().settingOf)(u),c=g(n,s)?`it ex\
pired on ${n}`:void 0,f=r(t,i)??c;return f===void 0?[]:[{name:t,why:f}]})}function L({rules:e,today:s}){return Object.entries(
e).flatMap(([t,u])=>{const{level:i,until:n,reason:c="none given"}=(0,p().settingOf)(u),f=r(t,i);return f!==void 0?[(0,O().
finding)("level-refused",{name:t,level:i,refusal:f})]:g(n,s)?[(0,O().finding)("level-expired",{name:t,level:i,until:n,reason:c})]:
[]})}function r(e,s){const t=new Set(R().RULE_GROUPS),u=new Map(l().CHECK_RULES.map(n=>[n.id,n]));if(t.has(e))return;const i=u.
get(e);if(i===void 0){const n=(0,E().nearestName)(e,[...t,...u.keys()]);return`there is no such rule or group${n?` (did \
you mean \`${n}\`?)`:""}`}if(!(s==="error"||(0,d().mayBeSoftened)(i)||e==="protected-path"))return"the rule decides whet\
her commands may run, what a change may touch, or whether files are readable"}})};
