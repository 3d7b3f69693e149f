"use strict";exports.id=20,exports.ids=[20],exports.modules={81456:((x,a)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.assetLimits=
h;function h(y){return{maxBytes:y,maxDepth:64,maxValues:1e6,maxAssets:5e4}}}),27199:((x,a)=>{Object.defineProperty(a,"__\
esModule",{value:!0}),a.isJsonObject=y,a.placeOf=j,a.pointerText=O,a.subjectOf=T,a.withArticle=h;function h($){return`${$.
startsWith("E")?"an":"a"} ${$}`}function y($){return typeof $=="object"&&$!==null&&!Array.isArray($)}function O($){return $.
map(g=>`/${String(g).replaceAll("~","~0").replaceAll("/","~1")}`).join("")}function T({type:$,id:g}){return{type:$,id:g}}
function j($,g=[]){return{location:$.locate(g),subject:T($)}}}),18744:((x,a,h)=>{Object.defineProperty(a,"__esModule",{value:!0}),
a.assetPathTest=j;function y(){const $=h(41330);return y=function(){return $},$}const O=/(?:^|\/)memory_graph[^/]*\.jsonl$/,
T={dot:!0,nonegate:!0,flags:"s"};function j({assets:{include:$}}){const g=$.map(p=>(0,y().default)(p,T));return p=>g.some(
P=>P(p))&&!O.test(p)}}),73229:((x,a,h)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.readJson=T;function y(){const r=h(
4537);return y=function(){return r},r}function O(){const r=h(55853);return O=function(){return r},r}function T(r,n,e){return new j(
r,n,e).read()}class j{#n;#e;#t;#r;#i=[];#s=[];#c=0;#o=!1;#u=!1;#d=!1;constructor(n,e,s){this.#n=n,this.#e=e,this.#t=s,this.#r=
(0,O().tokenize)(n)}read(){let n;do{if(n=this.#r(),this.#c>this.#e.maxValues){const e=`more than ${this.#e.maxValues} JS\
ON values; the rest is not read`;this.#t.add("too-many",n,e),this.#p(n);break}this.#g(n)}while(n.kind!=="end");return this.#i}#g(n){
const e=this.#s.at(-1);n.kind==="comment"?this.#a(n,n.fault??(0,O().describeToken)(n)):e?this.#y(e,n):n.kind!=="end"&&this.#l(
n)}#l(n){const e=g.has(n.kind);if(n.kind==="{"||n.kind==="["||e&&!this.#u&&!this.#d)this.#u=!1,this.#o=!1,this.#m(n);else if(!this.#u){
this.#u=!0,this.#o=this.#d;const s=`expected a JSON value, found ${(0,O().describeToken)(n)}`;this.#a(n,n.start===0&&(0,y().
lfsObstacle)(this.#n)||s)}}#y(n,e){const{kind:s}=e;s===n.close&&(n.next==="first"||n.next==="comma")?this.#h(n,e):s===n.
close&&n.next==="item"?(this.#a(e,`a comma before "${s}"`),this.#h(n,e)):n.next==="comma"&&s===","?n.next="item":n.next===
"colon"&&s===":"?n.next="value":P(n)&&s==="string"?this.#w(n,e):A(n)&&p.has(s)?(n.next="comma",this.#m(e)):(this.#a(e,`e\
xpected ${t(n)}, found ${(0,O().describeToken)(e)}`),this.#S(e))}#w(n,e){e.fault&&this.#a(e,e.fault);const s=e.value;if(s===
"__proto__")this.#t.add("forbidden-key",e,'"__proto__" as a key');else if(Object.hasOwn(n.node.value,s)&&!this.#t.full){
const d=n.node.children.find(o=>o.key?.name===s)?.key,S=this.#t.place((d??e).start);this.#t.add("duplicate-key",e,`${JSON.
stringify(s)}, first at ${S}`)}n.key={name:s,start:e.start,end:e.end},n.next="colon"}#m(n){n.fault&&this.#a(n,n.fault),n.
kind==="unknown"&&this.#a(n,`expected a JSON value, found ${(0,O().describeToken)(n)}`);const e=n.kind==="{"||n.kind==="\
[";if(e&&this.#s.length>=this.#e.maxDepth){const s=`brackets nested more than ${this.#e.maxDepth} deep`;this.#t.add("jso\
n-too-deep",n,s),this.#f({value:null,start:n.start,end:this.#b(n)})}else e?this.#v(n):this.#f({value:$(n),start:n.start,
end:n.end})}#v({kind:n,start:e,end:s}){const S={value:n==="{"?Object.create(null):[],start:e,end:s,children:[]};this.#f(
S);const o=n==="{"?"}":"]";this.#s.push({node:S,close:o,next:"first"})}#f(n){this.#c+=1;const e=this.#s.at(-1);if(!e){this.#i.
push(n);return}e.node.children.push(n),Array.isArray(e.node.value)?e.node.value.push(n.value):e.key&&(n.key=e.key,e.node.
value[e.key.name]=n.value)}#h(n,e){n.node.end=e.end,this.#s.pop()}#p(n){for(const{node:e}of this.#s)e.end=n.start,e.cut=
!0;this.#s.length=0}#S(n){this.#p(n),this.#d=!0,n.kind!=="end"&&this.#l(n)}#b(n){let e=n;for(let s=1;s>0&&e.kind!=="end";)
e=this.#r(),(e.kind==="{"||e.kind==="[")&&(s+=1),(e.kind==="}"||e.kind==="]")&&(s-=1);return e.end}#a(n,e){this.#o||this.#t.
add("file-not-json",n,e),this.#o=!0}}function $({kind:r,value:n,fault:e}){return r==="string"?n:r==="number"?e?null:Number(
n):r==="true"?!0:r==="false"?!1:null}const g=new Set(["string","number","true","false","null"]),p=new Set([...g,"{","[",
"unknown"]);function P({close:r,next:n}){return r==="}"&&(n==="first"||n==="item")}function A({close:r,next:n}){return n===
"value"||r==="]"&&(n==="first"||n==="item")}function t(r){return r.next==="colon"?'":" after a key':r.next==="comma"?`",\
" or "${r.close}"`:P(r)?"a key in double quotes":"a JSON value"}}),94534:((x,a)=>{Object.defineProperty(a,"__esModule",{
value:!0}),a.Source=a.Problems=void 0;class h{path;text;#n;#e;constructor(j,$,g=1){this.path=j,this.text=$,this.#n=g}location(j,$=j){
const g=this.#t(j),p=this.#t(Math.max(j,$));return{path:this.path,...g,end_line:p.line,end_column:p.column}}#t(j){const $=this.#e??
this.#r();let g=0;for(let p=$.length;p-g>1;){const P=g+p>>>1;($[P]??0)<=j?g=P:p=P}return{line:g+this.#n,column:j-($[g]??
0)+1}}#r(){const j=[0];for(let $=this.text.indexOf(`
`);$!==-1;$=this.text.indexOf(`
`,$+1))j.push($+1);return this.#e=j,j}}a.Source=h;const y=100;class O{found=[];#n;constructor(j){this.#n=j}get full(){return this.
found.length>y}place(j){const{line:$,column:g}=this.#n.location(j);return`line ${$}, column ${g}`}add(j,{start:$,end:g},p,P){
if(this.full)return;const A=this.#n.location($,g);this.found.push(this.found.length<y?{rule:j,location:A,detail:p,...P!==
void 0&&{id:P}}:{rule:"too-many",location:A,detail:`more than ${y} problems; the rest is not listed`})}}a.Problems=O}),68450:((x,a,h)=>{
Object.defineProperty(a,"__esModule",{value:!0}),a.commonRoot=g,a.packagesAbove=P,a.storeOf=$;function y(){const t=h(76760);
return y=function(){return t},t}function O(){const t=h(39491);return O=function(){return t},t}function T(){const t=h(32854);
return T=function(){return t},t}function j(){const t=h(59542);return j=function(){return t},t}function $(t,{policy:r,tree:n,
base:e}){const[s]=r.stores.map(({path:o,root:c})=>({path:(0,T().normalise)(o)??"",root:(0,T().normalise)(c)??""})).filter(
({path:o})=>(0,T().isWithin)(t,o)).sort((o,c)=>c.path.length-o.path.length),d=y().posix.dirname(t).replace(/^\.$/,"");if(s!==
void 0)return{path:d,root:s.root,named:!0};const S=[e,n].find(o=>o?.stat(d)?.kind==="directory");return{path:d,root:(S&&
P(S,d)[0])??""}}function g(t,r){const n=new Set([...t].map(s=>$(s,r).root)),[e=""]=n;return n.size===1?e:""}const p=(0,j().
perTree)(()=>new Map);function P(t,r){const n=p(t).get(r)??A(t,r);return p(t).set(r,n),n}function A(t,r){return[...new Set(
[r,...(0,O().foldersAbove)(r).reverse(),""])].filter(e=>t.stat(y().posix.join(e,"package.json"))!==void 0)}}),55853:((x,a,h)=>{
Object.defineProperty(a,"__esModule",{value:!0}),a.describeToken=A,a.tokenize=g;function y(){const t=h(16111);return y=function(){
return t},t}const O={1:"{",2:"}",3:"[",4:"]",5:",",6:":",7:"null",8:"true",9:"false",10:"string",11:"number",12:"comment",
13:"comment",16:"unknown",17:"end"},T=14,j=15,$={1:"an unterminated comment",2:"an unterminated string",3:"an incomplete\
 number",4:"a \\u escape without four hexadecimal digits",5:"an unknown escape in a string",6:"an unescaped control char\
acter in a string"};function g(t){const r=(0,y().createScanner)(t,!1);return()=>{let n=r.scan();for(;n===T||n===j;)n=r.scan();
const e=O[n]??"unknown",s=r.getTokenValue(),d=$[r.getTokenError()]??p(e,s);return{kind:e,start:r.getTokenOffset(),end:Math.
min(r.getPosition(),t.length),value:s,...d!==void 0&&{fault:d}}}}function p(t,r){if(t==="comment")return"a comment";if(t===
"number"&&!Number.isFinite(Number(r)))return"a number out of range";if(t==="string"&&/\p{Surrogate}/u.test(r))return"hal\
f of a surrogate pair"}const P=/^(?:<{7}|={7}|>{7})$/;function A({kind:t,value:r}){return t==="end"?"the end of the file":
t==="string"||t==="number"||t==="comment"?`a ${t}`:t!=="unknown"?`"${t}"`:P.test(r)?"a conflict marker of git":JSON.stringify(
r.length>40?`${r.slice(0,40)}\u2026`:r)}}),85475:((x,a,h)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.asHubHashes=
S,a.assetIdOf=r,a.contentHash=s,a.hashFindings=A,a.identityFindings=p,a.isMissingIdentity=P,a.matchContentHash=g,a.unhashedFields=
o;function y(){const c=h(23404);return y=function(){return c},c}function O(){const c=h(27199);return O=function(){return c},
c}function T(){const c=h(95132);return T=function(){return c},c}function j(){const c=h(94377);return j=function(){return c},
c}const $=new Set(["Gene","Capsule","EvolutionEvent"]);function g(c){const{type:f,value:v}=c,i=v.asset_id;return i===s(c.
value)?"content":f==="Capsule"&&i===s(S(v))?"hub":typeof i=="string"&&(0,j().asEngineHashed)(v)?"engine":void 0}function p(c,f){
const{type:v,value:i}=c;if(!$.has(v))return A(c,f);const u=t(c,f),b=(0,O().placeOf)(c),m=i.asset_id===void 0?s(c.value):
void 0;return[...i.schema_version===void 0?[(0,T().finding)("schema-version-missing",u,b)]:[],...m===void 0?A(c,f):[(0,T().
finding)("content-hash-missing",{...u,expected:m},b)]]}function P({rule:c}){return c==="schema-version-missing"||c==="co\
ntent-hash-missing"}function A(c,f,v=!1){const{value:i}=c;if(i.asset_id===void 0||g(c)!==void 0)return[];const u=s(c.value),
b=(0,j().otherHashForm)(c),m=b==="created"&&f!=="author"?"notice":"error",l={...(0,O().placeOf)(c,["asset_id"]),severity:m},
w={...t(c,f),expected:u,...b&&{form:b}},R=v&&m==="error"&&f==="fix"?n(c,u):void 0;return[{...(0,T().finding)("content-ha\
sh-mismatch",w,l),...R&&{edit:R}}]}function t({type:c,id:f},v){return{type:c,id:f,fixable:v==="fix",...v==="author"&&{foreign:!0}}}
function r(c){const{asset_id:f}=c.value;return typeof f=="string"&&g(c)!==void 0?f:s(c.value)}function n({type:c,path:f,
pointer:v,value:i},u){const{asset_id:b,...m}=i;if(!(typeof b!="string"||Object.values(m).some(e))&&g({type:c,value:{...m,
asset_id:u}})!==void 0)return{path:f,pointer:(0,O().pointerText)([...v,"asset_id"]),old:b,new:[u],fix:!0}}function e(c){
return typeof c!="object"||c===null?!1:Object.hasOwn(c,"asset_id")||Object.values(c).some(e)}function s(c){return(0,y().
computeAssetId)(c)??""}const d=["notes","details"];function S(c){const{outcome:f}=c;if(!(0,O().isJsonObject)(f))return c;
const{notes:v,details:i,...u}=f;return{...c,outcome:u}}function o(c){const{outcome:f}=c.value;return g(c)!=="hub"||!(0,O().
isJsonObject)(f)?[]:d.filter(v=>Object.hasOwn(f,v)).map(v=>`outcome.${v}`)}}),94377:((x,a,h)=>{Object.defineProperty(a,"\
__esModule",{value:!0}),a.asEngineHashed=t,a.hashDigits=n,a.otherHashForm=P;function y(){const o=h(77598);return y=function(){
return o},o}function O(){const o=h(23404);return O=function(){return o},o}function T(){const o=h(27199);return T=function(){
return o},o}function j(){const o=h(81456);return j=function(){return o},o}function $(){const o=h(73229);return $=function(){
return o},o}function g(){const o=h(94534);return g=function(){return o},o}const p={unprefixed:({value:o})=>(0,O().canonicalize)(
e(o)),created:({value:o})=>{const{epigenetic_marks:c,learning_history:f,anti_patterns:v,...i}=e(o);if(!(o.type!=="Gene"||
c===void 0))return(0,O().canonicalize)({...i,epigenetic_marks:[]})},"null-free":({value:o})=>(0,O().canonicalize)(s(e(o))),
"as-written":({text:o})=>d(o,{comma:",",colon:":",string:JSON.stringify}),"json-dumps":({text:o})=>d(o,{comma:", ",colon:"\
: ",string:S}),"top-level":({value:o})=>{const c=e(o);return JSON.stringify(c,Object.keys(c).sort())}};function P(o){const{
asset_id:c}=o.value;if(typeof c!="string")return;const f=n(c);return f===void 0?void 0:Object.entries(p).find(([,i])=>{const u=i(
o);return u!==void 0&&(0,y().createHash)("sha256").update(u,"utf8").digest("hex")===f})?.[0]}const A={env_fingerprint:["\
region"],Capsule:["diff","strategy"]};function t(o){const f=A.Capsule.filter(i=>o.type==="Capsule"&&!(i in o)).reduce((i,u)=>i.
flatMap(b=>[b,{...b,[u]:null}]),[{}]);return[o,r(o)].flatMap(i=>f.map(u=>({...i,...u}))).find(i=>(0,O().computeAssetId)(
i)===o.asset_id)}function r(o){if(Array.isArray(o))return o.map(r);if(!(0,T().isJsonObject)(o))return o;const c=Object.entries(
o).map(([f,v])=>{const i=r(v),[u]=A.env_fingerprint,b=f==="env_fingerprint"&&(0,T().isJsonObject)(i)&&!(u in i);return[f,
b?{...i,[u]:null}:i]});return Object.fromEntries(c)}function n(o){const c=o.trim().toLowerCase().replace(/^sha-?256[:-]/,
"");return/^[0-9a-f]{64}$/.test(c)?c:void 0}function e({asset_id:o,...c}){return c}function s(o){if(Array.isArray(o))return o.
map(s);if(!(0,T().isJsonObject)(o))return o;const c=Object.entries(o).filter(([,f])=>f!==null);return Object.fromEntries(
c.map(([f,v])=>[f,s(v)]))}function d(o,c){const f=o?.();if(f===void 0)return;const v=new(g()).Problems(new(g()).Source("",
f)),[i]=(0,$().readJson)(f,(0,j().assetLimits)(f.length),v);if(i===void 0||v.found.length>0)return;const u=(b,m)=>{const{
value:l,start:w,end:R,children:E=[]}=b;return typeof l=="number"?f.slice(w,R):typeof l=="string"?c.string(l):Array.isArray(
l)?`[${E.map(I=>u(I)).join(c.comma)}]`:l===null||typeof l!="object"?String(l):`{${E.map(I=>({each:I,name:I.key?.name??""})).
filter(({name:I})=>I!==m).sort((I,N)=>I.name<N.name?-1:1).map(({each:I,name:N})=>c.string(N)+c.colon+u(I)).join(c.comma)}\
}`};return u(i,"asset_id")}function S(o){return JSON.stringify(o).replace(/[\u007f-\uffff]/g,c=>`\\u${c.charCodeAt(0).toString(
16).padStart(4,"0")}`)}}),76188:((x,a,h)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.parseCode=O,a.walk=$;function y(){
const p=h(24551);return y=function(){return p},p}function O(p,P){try{return(0,y().parse)(p,{ecmaVersion:"latest",sourceType:P,
allowHashBang:!1})}catch(A){if(A instanceof SyntaxError||A instanceof RangeError)return;throw A}}const T=/Function|^ClassBody$/,
j=/^(?:FunctionDeclaration|FunctionExpression|ClassBody)$/;function*$(p){const A=[{node:p,...{parent:void 0,key:"",inFunction:!1,
hasOwnThis:!1}}];for(let t=A.pop();t!==void 0;t=A.pop()){yield t;const{node:r}=t,n=t.inFunction||T.test(r.type),e=t.hasOwnThis||
j.test(r.type);for(const[s,d]of Object.entries(r))for(const S of Array.isArray(d)?d:[d])g(S)&&A.push({node:S,parent:r,key:s,
inFunction:n,hasOwnThis:e})}}function g(p){return typeof p=="object"&&p!==null&&"type"in p&&"start"in p}}),6163:((x,a,h)=>{
Object.defineProperty(a,"__esModule",{value:!0}),a.dangerIn=n;function y(){const d=h(76760);return y=function(){return d},
d}function O(){const d=h(81413);return O=function(){return d},d}function T(){const d=h(37866);return T=function(){return d},
d}function j(){const d=h(76476);return j=function(){return d},d}const $=new Set(`aria2c curl dd doas ftp nc ncat netcat \
printenv rm rmdir rsync scp sftp shred ssh su sudo telnet
  truncate unlink wget`.split(/\s+/)),g=2,p=/(?<!--env-file(?:-if-exists)?(?:[= ]\.)?)(?:^|[\s/'"=])(?:\.env(?:\.\w+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|id_(?:rsa|ed25519|ecdsa)|\.(?:ssh|aws|gnupg|kube)\/|etc\/(?:passwd|shadow)|proc\/\w+\/environ)/,
P=/(?:node|nodejs|bun|deno|tsx|es[mn]o|jiti|python[\d.]*|perl|ruby|php|lua)(?:\.exe)?\s[^;&|]{0,200}?(?:-\w*[ceEpr]|--eval|--print|eval)\b/,
A=/\bchild_process\b|\b(?:exec|spawn|fork)(?:File)?(?:Sync)?\s*\(\s*\\?['"`]|\bprocess\s*(?:\?\.|\.|(?:\?\.)?\[\s*\\?['"`])\s*(?:env|binding|dlopen)\b|\benv\b[^}]{0,200}\}\s*=\s*process\b|\b(?:fetch|eval|Function)\s*\(|['"`](?:node:)?(?:cluster|dgram|dns|https?|http2|net|process|tls|vm|worker_threads)\\?['"`]|\b(?:rm|rmdir|unlink|truncate)(?:Sync)?\s*\(/,
t=/\bos\s*\.\s*(?:environ|exec\w*|getenv|popen|remove|spawn\w*|system|unlink)\b|\b(?:subprocess|shutil|urllib|requests|socket|__import__|getenv|shell_exec|passthru|proc_open)\b|\b(?:system|exec|popen)\s*[('"]|[%$@]ENV\b|\bENV\s*[[.]/,
r=/^(?:ba|da|k|z|a|fi|c|tc)?sh$/;function n(d){if(p.test(d))return"names a file that is made for secrets";if(P.test(d)&&
(A.test(d)||t.test(d)))return"has code that starts processes, reads the environment, deletes files, or uses the network";
const S=(0,O().readShellText)(d);return(0,j().findDangers)(S).length>0?"destroys files, changes the machine, or runs wha\
t it downloads":e(S)}function e(d,S=0){for(const{words:o,pipedFrom:c}of(0,O().everyCommand)(d)){const[f,...v]=o;if(f===void 0)
continue;const i=y().posix.basename(f.text);if($.has(i))return s(i);if(r.test(i)&&(c!==void 0||v.length===0))return`has \
\`${i}\` run whatever it reads`;if(!(i!=="find"&&!(0,T().startsOthers)(i)))for(const{text:u}of v){const b=y().posix.basename(
u);if($.has(b))return s(b);const l=S<g&&/\s/.test(u)?e((0,O().readShellText)(u),S+1):void 0;if(l!==void 0)return l}}}function s(d){
return`names \`${d}\`, which deletes, downloads, reaches other machines, or acts as somebody else`}}),41431:((x,a,h)=>{Object.
defineProperty(a,"__esModule",{value:!0}),a.judgeReading=t,a.judgeRiskAlone=n,a.unjudged=e;function y(){const u=h(39763);
return y=function(){return u},u}function O(){const u=h(3648);return O=function(){return u},u}function T(){const u=h(6163);
return T=function(){return u},u}function j(){const u=h(83747);return j=function(){return u},u}function $(){const u=h(46121);
return $=function(){return u},u}function g(){const u=h(8737);return g=function(){return u},u}function p(){const u=h(92890);
return p=function(){return u},u}function P(){const u=h(14111);return P=function(){return u},u}const A=new Set(["target-w\
rites","tool-writes","dry-run","writes_files"]);function t(u,b,m){const l=(0,g().findProblems)(u),w=I=>i[I].judge(u,l,m),
R=w("evolver"),E=w("validator"),k={evolver:R,validator:E}[b]??w(b);return s(u,b,k,{evolver:R,validator:E})}function r(u,b){
const m=b.find(({rule:w})=>w==="validator-newer");return{"1.94":u,newer:m?{verdict:"block",reason:m}:u}}function n(u,b,m){
const l={findings:f((0,g().findProblems)(u))},w={evolver:l,validator:l};return s(u,"curated",(0,j().judgeRisk)(b,m),w)}function e(u,b,m){
const l=typeof u=="string"?u:"",w=[(0,O().notJudged)(`the command \`${l}\``,m)];return s({command:l,words:[],assignments:[],
argv:null,targets:[],problems:[]},b,{findings:w},{evolver:{findings:w},validator:{findings:w}})}function s(u,b,m,l){const w=d(
u,f(m.findings)),R=S(w),E=I=>I===m?R:S(f(I.findings)),k=E(l.validator);return{reading:u,verdict:R.verdict,risk:m.risk??c(
R.verdict,w),confirmation:m.confirmation??"standard",findings:w,profiles:{evolver:E(l.evolver),validator:k,[b]:R},validators:r(
k,l.validator.findings)}}function d({command:u},b){const m=b[0]?.severity==="error"?(0,T().dangerIn)(u):void 0;return m===
void 0?b:b.map(l=>l.severity==="error"?{...l,harm:"danger",danger:m}:l)}function S(u){const b=o(u),[m]=u;if(b==="block"&&
m)return{verdict:b,reason:m};const l=u.find(({rule:w})=>w==="validator-empty-folder");return l?{verdict:b,remark:l}:{verdict:b}}
function o(u){return u.some(({severity:m})=>m==="error")?"block":u.some(({severity:m,rule:l})=>m==="warning"&&l!=="exper\
imental_mode")?"warn":"allow"}function c(u,b){return u==="block"?"dangerous":b.some(({rule:m})=>A.has(m))?"write":"safe"}
function f(u){return v(u)?u:y().SEVERITIES.flatMap(b=>u.filter(({severity:m})=>m===b))}function v(u){let b=0;for(const{severity:m}of u){
const l=y().SEVERITIES.indexOf(m);if(l<b)return!1;b=l}return!0}const i={evolver:$().evolver,validator:p().validator,curated:j().
curated,workspace:P().workspace}}),4378:((x,a,h)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.Judge=void 0;function y(){
const A=h(68450);return y=function(){return A},A}function O(){const A=h(51951);return O=function(){return A},A}function T(){
const A=h(41115);return T=function(){return A},A}function j(){const A=h(54244);return j=function(){return A},A}function $(){
const A=h(34482);return $=function(){return A},A}function g(){const A=h(41431);return g=function(){return A},A}const p=4e3;
class P{terms;context;clock;#n=new Map;#e=new Map;constructor(t,r,n){this.terms=t,this.context=r,this.clock=n}static by(t){
const r=(0,$().contextIn)(t,{});return new P(t,r,t.clock??new(j()).AuditClock(t.signal,{},t.progress))}with(t){const r={
...this.terms,...t},n=(0,$().contextIn)(r,this.context.proposal);return new P(r,n,this.clock)}proposed(t){return new P(this.
terms,(0,$().contextIn)(this.terms,t),this.clock)}storeOf(t){const{cwd:r}=this.terms,n=(0,y().storeOf)(t,this.terms);return r===
void 0?n:{...n,root:r}}forFile(t){return this.startingIn(this.storeOf(t).root)}startingIn(t){if(t===(this.terms.cwd??""))
return this;const r=this.#e.get(t)??this.with({cwd:t});return this.#e.set(t,r),r}command(t){const r=this.#n.get(t);if(r!==
void 0)return r;const n=this.#t(t);this.#n.set(t,n);const[e]=this.#n.keys();return this.#n.size>p&&this.#n.delete(e),n}async risk(t,r){
return(0,g().judgeRiskAlone)(await this.#r(r),t,this.context)}async#t(t){const{profile:r}=this.terms.policy;try{return(0,g().
judgeReading)(await this.#r(t),r,this.context)}catch(n){return(0,g().unjudged)(t,r,n)}}async#r(t){const{tree:r,base:n,changed:e,
cwd:s="",policy:d}=this.terms,{clock:S}=this,o=(0,T().programTerms)(d),c={...r&&{tree:r},...n&&{base:n},changed:e,cwd:s,
programs:o,clock:S};return await S.tick(),(0,O().readCommand)(t,c)}}a.Judge=P}),46121:((x,a,h)=>{Object.defineProperty(a,
"__esModule",{value:!0}),a.evolver=void 0;function y(){const g=h(41115);return y=function(){return g},g}function O(){const g=h(
83747);return O=function(){return g},g}const T=a.evolver={judge:(g,p,P)=>{const A=g.words[0]?.text;if(g.invocation===void 0&&
A&&(0,y().isNamedCurated)(A,P.policy))return O().curated.judge(g,p,$(P));const t=j(g,p);return{findings:p,...t&&{risk:t}}}};
function j({invocation:g},p){const P=g?.family?.data.risk;return p.some(({severity:t})=>t==="error")||P==="safe"?void 0:
P}function $(g){const{policy:p}=g,P=p.allowed_roots.length>0?p.allowed_roots:["."];return{...g,policy:{...p,allowed_roots:P}}}}),
92890:((x,a,h)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.validator=void 0;function y(){const n=h(95132);return y=
function(){return n},n}const O=/^(?:-e|--eval|-p|--print|-r|--require|--import|--loader|--experimental[-_]loader|-i|--interactive|--inspect[a-z-]*|-C|--conditions|--env[-_]file(?:[-_]if[-_]exists)?|-[eprci]{2,})(?:=|$)/,
T={"1.94":{refused:O,information:new Set(["--version","--help","--v8-options"])},newer:{refused:O,options:new Set(["--ch\
eck"]),information:new Set(["--version","--help"]),text:/`|\$\(/}},j=a.validator={judge:(n,e)=>{const s=[...e,...A(n,T["\
1.94"])];if($(s))return{findings:s};const[d]=A(n,T.newer);return{findings:[...s,...p(d),...g(n)]}}};function $(n){return n.
some(({severity:e})=>e==="error")}function g({invocation:n}){const e=n?.operands[0],s=n&&P(n,T["1.94"]);return e===void 0||
s?[]:[(0,y().finding)("validator-empty-folder",{script:e.text},{span:e.span})]}function p(n){if(n===void 0)return[];const{
flag:e=""}=n.args;return[(0,y().finding)("validator-newer",{refused:String(e)},n.span&&{span:n.span})]}function P({flags:n},{
information:e}){return n.some(({name:s})=>e.has(s))}function A(n,e){const{words:s,invocation:d,command:S}=n,[o,...c]=s;if(o===
void 0)return[];if(o.text!=="node")return[(0,y().finding)("validator-program",{program:o.text},{span:o.span})];const f=c.
filter(({text:b})=>e.refused.test(b)).map(({text:b,span:m})=>{const l=d?.operands[0],w=l&&l.span.start<m.start?"script":
"node";return(0,y().finding)("validator-flag",{flag:b,of:w},{span:m})});f.push(...t(d,e),...r(S,e));const v=d!==void 0&&
P(d,e),i=d?.flags.some(({name:b})=>b==="--test")===!0;return(d?.operands[0]===void 0||i)&&!v&&f.push((0,y().finding)("va\
lidator-script",{},{span:o.span})),f}function t(n,{options:e,information:s}){if(n===void 0||e===void 0)return[];const{flags:d,
operands:S}=n,[o]=d;if(d.length===1&&S.length===0&&s.has(o?.name??""))return[];const f=({written:v,span:i})=>(0,y().finding)(
"validator-flag",{flag:v,of:"node"},{span:i});return d.filter(({name:v})=>!e.has(v)).map(f)}function r(n,{text:e}){const s=e?.
exec(n);if(!s)return[];const d={start:s.index,end:s.index+s[0].length};return[(0,y().finding)("validator-flag",{flag:s[0],
of:"node"},{span:d})]}}),16455:((x,a,h)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.editOf=p,a.withEdit=g,a.withEdits=
$;function y(){const t=h(82606);return y=function(){return t},t}function O(){const t=h(67180);return O=function(){return t},
t}function T(){const t=h(70023);return T=function(){return t},t}const j=new Set(["checks-syntax-only","npm-script-missin\
g","only-prints","target-missing","test-pattern-empty","workspace-missing"]);async function $(t,r,n){if(t.every(({verdict:S})=>S===
"allow"))return t;const e=t.map(({reading:S})=>S.command),s=new(T()).ScriptStore(r),d=n?await(0,y().fixList)(e,s):[];return Promise.
all(t.map(async(S,o)=>{const{command:c}=S.reading;if(S.verdict==="allow"||c.length>y().LONGEST)return S;const f=d[o];return f?.
kind==="fixed"?A(S,p(c,f,s),s.judge):P(S,r)}))}async function g(t,r){const[n=t]=await $([t],r,!1);return n}function p(t,{
commands:r,scripts:n},e){const s=n.map(d=>e.pathOf(d)).flatMap(d=>{const S=e.textOf(d);return S===void 0?[]:[{path:d,text:S}]});
return{old:t,new:r,...s.length>0&&{files:s},fix:!0}}async function P(t,r){const{command:n}=t.reading,e=new(T()).ScriptStore(
r),s=await(0,y().rewriteCommand)(n,e,{rewrites:O().SUGGESTIONS,accepts:({findings:d})=>!d.some(({rule:S})=>j.has(S))});return s.
kind!=="fixed"?t:A(t,{...p(n,s,e),fix:!1},e.judge)}async function A(t,r,n){const{findings:e,verdict:s}=t,d=await Promise.
all(r.new.map(i=>n.command(i)));if(d.some(i=>i.verdict==="block"))return t;const S=new Set(e.map(({rule:i})=>i)),o=d.flatMap(
i=>i.findings).flatMap(({rule:i,severity:u})=>u==="notice"?[]:i),c=o.some(i=>!S.has(i));if(s==="warn"&&c)return t;const f=({
rule:i,severity:u})=>s==="block"?u==="error":!o.includes(i),v=e.find(f);return v===void 0?t:{...t,findings:e.map(i=>i===
v?{...i,edit:r}:i)}}}),6203:((x,a,h)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.cannotFail=g;function y(){const r=h(
82170);return y=function(){return r},r}const O=new Set(["console","process","require","undefined","NaN","Infinity"]),T=new Set(
["log","info","warn","error","debug"]),j=new Set(["arch","argv","env","pid","platform","version","versions"]),$=new Set(
["+","-","*","/","%","<",">","<=",">=","==","!="]);function g(r){return new p().holds(r.body)}class p{#n=new Set;holds(n){
for(const e of n){if(P(e))return!0;if(!this.#e(e))return!1}return!0}#e(n){switch(n.type){case"EmptyStatement":return!0;case"\
ExpressionStatement":return this.#s(n.expression);case"VariableDeclaration":return this.#r(n);case"ImportDeclaration":return(0,y().
isBuiltin)(n.source.value)&&n.specifiers.every(({type:e,local:s})=>e==="ImportSpecifier"?!1:this.#i(s.name));case"IfStat\
ement":return this.#o(n.test)&&[n.consequent,n.alternate??void 0].every(e=>e===void 0||this.#t(e));default:return!1}}#t(n){
return(n.type==="BlockStatement"?n.body:[n]).every(s=>s.type!=="VariableDeclaration"&&this.#e(s))}#r({declarations:n}){return n.
every(({id:e,init:s})=>e.type==="Identifier"&&(s==null||this.#s(s))&&this.#i(e.name))}#i(n){return this.#n.add(n),!O.has(
n)}#s(n){switch(n.type){case"Identifier":return n.name==="undefined"||this.#n.has(n.name);case"ArrayExpression":return n.
elements.every(e=>e===null||this.#s(e));case"ObjectExpression":return n.properties.every(e=>e.type==="Property"&&!e.computed&&
e.kind==="init"&&this.#s(e.value));case"CallExpression":return this.#c(n);case"MemberExpression":return A(n);default:return this.#o(
n)}}#c({callee:n,arguments:e,optional:s}){if(s)return!1;if(n.type==="Identifier"&&n.name==="require"){const[o]=e;return e.
length===1&&o?.type==="Literal"&&(0,y().isBuiltin)(o.value)}const[d,S]=t(n);return d==="console"&&T.has(S)&&e.every(o=>this.#s(
o))}#o(n){switch(n.type){case"Literal":return n.bigint==null&&n.regex===void 0;case"TemplateLiteral":return n.expressions.
every(e=>this.#o(e));case"UnaryExpression":return["!","-","+","void"].includes(n.operator)&&this.#o(n.argument);case"Bin\
aryExpression":return($.has(n.operator)||/^[!=]==$/.test(n.operator))&&n.left.type!=="PrivateIdentifier"&&this.#o(n.left)&&
this.#o(n.right);default:return!1}}}function P(r){if(r.type!=="ExpressionStatement"||r.expression.type!=="CallExpression")
return!1;const{callee:n,arguments:e}=r.expression,[s,d]=t(n);if(s!=="process"||d!=="exit"||e.length>1)return!1;const[S]=e;
return S===void 0||S.type==="Literal"&&S.value===0}function A(r){const[n,e]=t(r);if(n==="process")return j.has(e);if(r.object.
type!=="MemberExpression"||r.computed||r.optional)return!1;const[s,d]=t(r.object);return s==="process"&&(d==="env"||d===
"versions")}function t(r){if(r.type!=="MemberExpression"||r.computed||r.optional)return["",""];const{object:n,property:e}=r;
return n.type==="Identifier"&&e.type==="Identifier"?[n.name,e.name]:["",""]}}),82170:((x,a,h)=>{Object.defineProperty(a,
"__esModule",{value:!0}),a.isBuiltin=d,a.isGlobalUnderEval=S,a.readMentions=A;function y(){const i=h(76188);return y=function(){
return i},i}const O=new Set(`assert async_hooks buffer child_process cluster console constants crypto dgram
  diagnostics_channel dns domain events fs http http2 https inspector module net os path perf_hooks
  process punycode querystring readline repl stream string_decoder sys timers tls trace_events tty
  url util v8 vm wasi worker_threads zlib assert/strict dns/promises fs/promises path/posix
  path/win32 readline/promises stream/consumers stream/promises stream/web timers/promises
  util/types`.split(/\s+/)),T=new Set("child_process cluster fs inspector module repl sqlite test vm wasi worker_threads".
split(" ")),j=/^(?:binding|dlopen|getBuiltinModule|loadEnvFile|_linkedBinding)$/,$={MemberExpression:["property"],Property:[
"key"],MethodDefinition:["key"],PropertyDefinition:["key"],LabeledStatement:["label"],BreakStatement:["label"],ContinueStatement:[
"label"],ImportSpecifier:["imported"],ExportSpecifier:["exported"],MetaProperty:["meta","property"]},g=new Set(["module",
"eval","Function","global","globalThis"]),p=["require","exports","__filename","__dirname"],P=new Set(["mainModule","exec\
Argv","_eval","runInThisContext"]);function A(i){const u=new Set,b=new Set(c(i)),m=[];let l=!1,w=!1,R=!1,E=p.find(k=>b.has(
k));for(const k of(0,y().walk)(i)){E??=e(k);const{node:I}=k;R||=t(I),n(k)&&(u.add(k.node.name),l||=k.node.name==="requir\
e"&&!o(k));const N="source"in I?I.source:void 0;s(N)?(w||=!d(N.value),/^\.{0,2}\//.test(String(N.value))&&m.push({specifier:String(
N.value),start:N.start,end:N.end})):I.type==="ImportExpression"&&(E??="import() of a computed name")}return{names:u,declared:b,
imports:m,requiresFiles:l,loadsCode:w||l,reachesOut:R||w||l,onlyUnderEval:E}}function t(i){const u=i.type==="Identifier"&&
"name"in i?i.name:r(i);return typeof u!="string"?!1:T.has(u.replace(/^node:/,"").split("/")[0]??"")||j.test(u)}function r(i){
return s(i)?i.value:void 0}function n(i){const{node:u,parent:b,key:m}=i;return u.type!=="Identifier"?!1:b!==void 0&&"com\
puted"in b&&b.computed===!0||$[b?.type??""]?.includes(m)!==!0}function e(i){const{node:u,hasOwnThis:b}=i;if(u.type==="Th\
isExpression"&&!b)return"this";if(u.type==="MetaProperty"&&u.meta.name==="import")return"import.meta";if(n(i)){const{name:R}=i.
node;if(g.has(R)||P.has(R)||R==="arguments"&&!b)return R}if(u.type!=="MemberExpression")return;const{object:m,property:l}=u;
return l.type!=="Identifier"?void 0:P.has(l.name)?l.name:m.type==="Identifier"&&m.name==="require"&&l.name==="main"?"req\
uire.main":void 0}function s(i){return typeof i=="object"&&i!==null&&"type"in i&&i.type==="Literal"}function d(i){return typeof i==
"string"&&O.has(i.replace(/^node:/,""))}function S(i){return O.has(i)&&!["console","module","process"].includes(i)}function o({
parent:i,key:u}){if(i?.type!=="CallExpression"||u!=="callee")return!1;const[b]=i.arguments;return s(b)&&d(b.value)}function c(i){
const u=i.body.flatMap(m=>m.type==="VariableDeclaration"?f(m):m.type==="FunctionDeclaration"||m.type==="ClassDeclaration"?
[m.id.name]:m.type==="ImportDeclaration"?m.specifiers.map(({local:l})=>l.name):[]),b=[...(0,y().walk)(i)].flatMap(({node:m,
inFunction:l})=>{const w=m;return m.type==="VariableDeclaration"&&w.kind==="var"&&!l?f(w):[]});return[...u,...b]}function f({
declarations:i}){return i.flatMap(({id:u})=>v(u))}function v(i){switch(i.type){case"Identifier":return[i.name];case"Obje\
ctPattern":return i.properties.flatMap(u=>v(u.type==="Property"?u.value:u.argument));case"ArrayPattern":return i.elements.
flatMap(u=>u===null?[]:v(u));case"RestElement":return v(i.argument);case"AssignmentPattern":return v(i.left);default:return[]}}}),
28812:((x,a,h)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.moveCode=a.keepInnerQuotes=void 0;function y(){const E=h(
76760);return y=function(){return E},E}function O(){const E=h(76188);return O=function(){return E},E}function T(){const E=h(
44670);return T=function(){return E},E}function j(){const E=h(38206);return j=function(){return E},E}function $(){const E=h(
78816);return $=function(){return E},E}function g(){const E=h(710);return g=function(){return E},E}function p(){const E=h(
70023);return p=function(){return E},E}function P(){const E=h(6203);return P=function(){return E},E}function A(){const E=h(
82170);return A=function(){return E},E}const t=async(E,k)=>{const I=m(E);if(I===void 0||"reason"in I)return I;const N=d(
I.evaluation);if("reason"in N)return N;const M=await k.place(N.script);return M===void 0?{reason:$().reasons.noPlace(p().
SCRIPT_FOLDER)}:{step:"code moved into a script",commands:[I.evaluation.withScript(M)],scripts:[M]}};a.moveCode=t;const r=/^(node[ \t]+(?:-e|-p|-pe|--eval|--print))[ \t]+(["'])(.*)\2$/s,
n=/[$`\\]/,e=E=>{const[,k="",I="",N=""]=r.exec(E.command)??[];if(!N.includes(I)||n.test(N))return;const M=m(E);if(M===void 0||
"reason"in M)return;const{code:C,sourceType:D}=M.evaluation;if(!((0,O().parseCode)(C,D)||(0,O().parseCode)(C,"module"))&&
(0,O().parseCode)(N,D)!==void 0)return{step:"inner quotes kept",commands:[`${k} ${(0,j().singleQuoted)(N)}`]}};a.keepInnerQuotes=
e;const s="// The code of a `node -e` validation command, moved here by `gene-gate fix`.\n";function d(E){const{code:k,sourceType:I,
prints:N}=E,M=(0,O().parseCode)(k,I);if(M===void 0)return{reason:I==="script"&&(0,O().parseCode)(k,"module")!==void 0?$().
reasons.moduleUnclear():$().reasons.codeNotParsed()};if((0,P().cannotFail)(M))return{reason:$().reasons.cannotFail()};const C=(0,A().
readMentions)(M);if(C.onlyUnderEval!==void 0)return{reason:$().reasons.onlyUnderEval(C.onlyUnderEval)};if(!C.reachesOut)
return{reason:$().reasons.checksNothing()};const D=N?v(k,M,C.imports.length>0):f(k,C.imports);if(D===void 0)return{reason:$().
reasons.printsStatement()};const L=I==="module"?"mjs":"cjs",G=[...S(M),...o(E,C)],B=`${s}${G.map(W=>`${W}
`).join("")}
${D.trimEnd()}
`;return(0,O().parseCode)(B,I)===void 0?{reason:$().reasons.codeNotParsed()}:{script:{name:"eval",text:B,extension:L}}}function S({
body:E}){return E.flatMap(k=>k.type==="ExpressionStatement"&&k.directive==="use strict"?["'use strict';"]:[])}function o({
code:E,sourceType:k},I){const{names:N,declared:M,requiresFiles:C,loadsCode:D}=I,L=k==="module",B=[...N].filter(H=>(0,A().
isGlobalUnderEval)(H)&&!M.has(H)).sort().map(H=>L?`import ${H} from 'node:${H}';`:`let ${H} = require('node:${H}');`),W=[
["__dirname","."],["__filename","[eval]"]].flatMap(([H="",U])=>N.has(H)?[`${H} = '${U}';`]:[]);return[...B,...!L&&C?["//\
 Modules are found from the working directory.",c]:[],...L?[]:W,...D||E.includes("argv")?["// With `-e`, process.argv ha\
s no path of a script.","process.argv.splice(1, 1);"]:[]]}const c="require = require('node:module').createRequire(proces\
s.cwd() + '/');";function f(E,k){let I="",N=0;for(const M of k.toSorted((C,D)=>C.start-D.start)){const C=M.specifier.startsWith(
"/")?M.specifier:y().posix.join(y().posix.relative(p().SCRIPT_FOLDER,"."),M.specifier);I+=E.slice(N,M.start)+JSON.stringify(
C),N=M.end}return I+E.slice(N)}function v(E,k,I){const N=k.body.at(-1);if(N?.type!=="ExpressionStatement"||I)return;const M=E.
slice(N.start,N.end).replace(/;$/,""),C=N.expression.type==="SequenceExpression"?`(${M})`:M;return`${E.slice(0,N.start)}\
console.log(${C});${E.slice(N.end)}`}const i=["line-break","blank-padding","markup-injection"],u=new Set(["--eval","--pr\
int"]),b=/strip-types|transform-types|detect-module|^--test/;function m(E){const{invocation:k,command:I,assignments:N}=E;
if(k?.program!=="node")return;const M=k.flags.filter(({name:F})=>u.has(F));if(M.length===0)return;if(!l(E))return{reason:$().
reasons.codeChangedByShell()};const[C,...D]=M.filter(({value:F})=>F!==void 0);if(C?.value===void 0||D.length>0)return{reason:$().
reasons.severalCodes()};const L=k.flags.filter(({name:F})=>F==="--input-type"),G=k.flags.filter(F=>!M.includes(F)&&!L.includes(
F)),B=[...G.filter(F=>!w(F)),...L.filter(R)][0];if(B!==void 0)return{reason:$().reasons.otherFlag(B.written)};const W=({
start:F,end:_})=>I.slice(F,_),H=k.passthrough.at(-1),U=k.passthrough.slice(0,1).map(({span:F})=>W({start:F.start,end:H?.
span.end??F.end})),J=[...N.map(({span:F})=>W(F)),"node"];return{evaluation:{code:C.value,prints:M.some(({name:F})=>F==="\
--print"),sourceType:L.at(-1)?.value==="module"?"module":"script",withScript:F=>[...J,...G.map(({span:_})=>W(_)),F,...U].
join(" ")}}}function l(E){const{command:k,words:I,assignments:N}=E;if((0,g().isAmbiguous)(E,i))return!1;let M=0;for(const{
span:C}of[...N,...I]){if(C.start>M&&!/^[ \t]*$/.test(k.slice(M,C.start)))return!1;M=Math.max(M,C.end)}return/^[ \t]*$/.test(
k.slice(M))}function w({name:E}){return T().NODE_FLAGS.get(E.replace(/^--(?:no-)?/,""))?.kind==="harmless"&&!b.test(E)}function R({
value:E}){return E!=="module"&&E!=="commonjs"}}),78816:((x,a,h)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.CANNOT_FAIL=
void 0,a.reasonOf=g,a.reasons=void 0;function y(){const p=h(13580);return y=function(){return p},p}function O(){const p=h(
95132);return O=function(){return p},p}const T="Write a script by hand and run it with `node`.",j=a.CANNOT_FAIL="vacuous\
-code",$=a.reasons={cannotFail:()=>({id:j,message:"The command cannot fail: it only prints, or does nothing.",remedy:"Wr\
ite a script that fails if the gene breaks something, and run it with `node`."}),checksNothing:()=>({id:"code-checks-not\
hing",message:"The code loads nothing of the repository and starts nothing, so it checks nothing.",remedy:"Write a scrip\
t that fails if the gene breaks something, and run it with `node`."}),codeNotParsed:()=>({id:"code-not-parsed",message:"\
The code is not JavaScript that all supported versions of Node can run.",remedy:"Move the code into a script, correct it\
 there, and run it with `node`."}),moduleUnclear:()=>({id:"module-unclear",message:"Older versions of Node reject the co\
de; newer ones run it as an ES module.",remedy:"Move the code into an `.mjs` script, and run it with `node`."}),codeChangedByShell:()=>({
id:"code-changed-by-shell",message:"A shell would change the code before `node` gets it, or it contains hidden character\
s.",remedy:T}),severalCodes:()=>({id:"code-unclear",message:"The command has `-e` or `-p` without code, or more than onc\
e.",remedy:T}),otherFlag:p=>({id:"flag-beside-code",message:`\`${p}\` changes how \`node\` runs the code.`,remedy:T}),onlyUnderEval:p=>({
id:"only-under-eval",message:`The code uses \`${p}\`, which has another meaning in a script.`,remedy:T}),printsStatement:()=>({
id:"prints-statement",message:"`-p` prints the value of a statement, which a script cannot do.",remedy:T}),dangerous:p=>({
id:"dangerous-command",message:`The command ${p}.`,remedy:"Remove the command. A person decides whether the gene needs i\
t."}),noPlace:p=>({id:"no-place-for-script",message:`Scripts cannot be added to \`${p}\`: the path is not an ordinary dir\
ectory.`,remedy:`Make \`${p}\` an ordinary directory.`}),changesDirectory:()=>({id:"changes-directory",message:"`cd` has\
 no effect on the next command: each command starts in the root.",remedy:"Use paths relative to the root, and change the\
 directory in the script."}),tooLong:()=>({id:"too-many-commands",message:"The command consists of too many commands.",remedy:T}),
dangles:(p,P)=>({id:"reference-dangles",message:`It names a gene by \`${p}\`, which is now \`${P}\`.`,title:"References \
to hashes that change.",remedy:"Name the gene by its `id`, or by its new `asset_id`."}),addsProblems:()=>({id:"fix-adds-\
problems",message:"The file would have other errors afterwards, so nothing in it is rewritten.",remedy:"Resolve the erro\
rs by hand."}),appendOnly:()=>({id:"append-only",message:"The audit log is append-only and is never rewritten.",remedy:"\
Append a correct event."}),unsureText:()=>({id:"file-in-doubt",message:"The content of the file is ambiguous, so nothing\
 in it is rewritten.",remedy:"Fix the errors that the audit reports about the file, and run `gene-gate fix` again."})};function g(p){
return{id:p.rule,title:(0,y().ruleOf)(p.rule)?.title,...(0,O().describe)(p)}}}),82606:((x,a,h)=>{Object.defineProperty(a,
"__esModule",{value:!0}),a.LONGEST=void 0,a.fixList=r,a.rewriteCommand=g;function y(){const c=h(6163);return y=function(){
return c},c}function O(){const c=h(78816);return O=function(){return c},c}function T(){const c=h(67180);return T=function(){
return c},c}const j=6,$=200;async function g(c,f,v={}){return new p(f,v).rewrite(c,j)}class p{#n;#e;#t;#r=$;constructor(f,{
rewrites:v=T().REWRITES,accepts:i=()=>!0}){this.#n=f,this.#e=v,this.#t=i}async rewrite(f,v){this.#r-=1;const i=await this.#n.
judge.command(f),{reading:u,verdict:b,findings:m}=i;if(b==="allow")return{kind:"fine"};const l=(0,y().dangerIn)(f);if(l!==
void 0&&b==="block")return{kind:"left",reason:O().reasons.dangerous(l)};let w,R;for(const I of v>0&&this.#r>0?this.#e:[]){
const N=await I(u,this.#n);if(N===void 0)continue;if("reason"in N){w??=N.reason;continue}const M=await this.#i(N.commands,
v-1),C=A(N,M);if(C.kind==="left")w??=C.reason;else{if(await this.#s(C))return C;R??=C}}if(R!==void 0)return R;const[E]=m,
k=v===j||this.#t(i);return E===void 0||b==="warn"&&k?{kind:"fine"}:{kind:"left",reason:w??(0,O().reasonOf)(E)}}async#i(f,v){
const i=[];for(const u of f){if(i.some(P)||this.#r<=0)break;i.push(await this.rewrite(u,v))}return i}async#s({commands:f}){
return(await Promise.all(f.map(i=>this.#n.judge.command(i)))).every(({profiles:i})=>i.validator.verdict!=="block")}}function P(c){
return c.kind==="left"&&c.reason.id!==O().CANNOT_FAIL}function A(c,f){const v=f.find(P);if(v!==void 0)return v;const i=f.
flatMap((b,m)=>{if(b.kind==="left")return[];const l=c.commands[m]??"";return b.kind==="fixed"?[b]:[{commands:[l],steps:[],
scripts:[]}]}),u=f.find(b=>b.kind==="left");return i.length===0||f.length<c.commands.length?u??{kind:"left",reason:O().reasons.
tooLong()}:{kind:"fixed",commands:i.flatMap(({commands:b})=>b),steps:[c.step,...u===void 0?[]:["command that only prints\
 removed"],...i.flatMap(({steps:b})=>b)],scripts:[...c.scripts??[],...i.flatMap(({scripts:b})=>b)]}}const t=a.LONGEST=16*
1024;async function r(c,f){const v=[];for(const i of c){const u=typeof i=="string"&&i.length<=t;v.push(u?await g(i,f):{kind:"\
fine"})}return e(c,await n(c,v,f))}async function n(c,f,v){return f.some(o)&&(await Promise.all(f.map(async(u,b)=>{if(u.
kind==="fixed")return!0;if(u.kind==="left")return!1;const{findings:m,verdict:l}=await v.judge.command(c[b]);return l!=="\
block"&&!m.some(({rule:w})=>w==="only-prints")}))).includes(!0)?f.map(u=>o(u)?s:u):f}function e(c,f){const v=new Set,i=new Set;
return f.map((u,b)=>{const m=c[b];if(u.kind!=="fixed")return v.add(m),i.has(m)?d:u;const l=u.commands.filter(w=>!v.has(w)&&
v.add(w));for(const w of l)i.add(w);return l.length===u.commands.length?u:{...u,commands:l,steps:[...u.steps,...d.steps]}})}
const s=S("command that only prints removed"),d=S("repeated command removed");function S(c){return{kind:"fixed",commands:[],
steps:[c],scripts:[]}}function o(c){return c.kind==="left"&&c.reason.id===O().CANNOT_FAIL}}),67180:((x,a,h)=>{Object.defineProperty(
a,"__esModule",{value:!0}),a.SUGGESTIONS=a.REWRITES=void 0;function y(){const e=h(28812);return y=function(){return e},e}
function O(){const e=h(30038);return O=function(){return e},e}function T(){const e=h(34395);return T=function(){return e},
e}function j(){const e=h(37775);return j=function(){return e},e}function $(){const e=h(41468);return $=function(){return e},
e}function g(){const e=h(77463);return g=function(){return e},e}function p(){const e=h(71570);return p=function(){return e},
e}function P(){const e=h(2137);return P=function(){return e},e}function A(){const e=h(36309);return A=function(){return e},
e}function t(){const e=h(85985);return t=function(){return e},e}const r=a.REWRITES=[p().trimBlanks,y().keepInnerQuotes,y().
moveCode,p().dropRedirection,p().dropUnread,O().enterDirectory,p().splitConjunction,p().findPrinter,T().testFile,j().dropLauncher,
g().nameProgram,g().spellProgram,g().spellSubcommand,g().writeSlashes,$().makeRelative,O().findRoot,$().findScript],n=a.
SUGGESTIONS=[t().writeAscii,t().closeGaps,...r,P().dropPreparation,A().useWorkspace,P().requireEach,P().dropOutputFile,t().
dropRepeatedProgram,A().spellScript,P().passFlag,P().useInstalled,P().dropFlag,A().useNpm,A().runTasks,A().useNpx,A().useScriptText]}),
30038:((x,a,h)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.findRoot=a.enterDirectory=void 0;function y(){const o=h(
35736);return y=function(){return o},o}function O(){const o=h(65369);return O=function(){return o},o}function T(){const o=h(
32854);return T=function(){return o},o}function j(){const o=h(95132);return j=function(){return o},o}function $(){const o=h(
78816);return $=function(){return o},o}function g(){const o=h(41468);return g=function(){return o},o}function p(){const o=h(
71570);return p=function(){return o},o}const P=/^(?:\.\/?|"?\$\{?PWD\}?"?\/?)$/,A=/^"?\$(?:\(git rev-parse --show-toplevel\)|\{?GITHUB_WORKSPACE\}?)"?\/?$/,
t=async({command:o},c)=>{const f=e(o);if(f===void 0)return;const{written:v,rest:i}=f;if(i==="")return{reason:$().reasons.
changesDirectory()};const u=await s(v,i,c);return u===""?{step:"path made relative",commands:[i]}:u!==void 0&&await d(u,
i,c)||{reason:$().reasons.changesDirectory()}};a.enterDirectory=t;const r=async({command:o,words:c,problems:f,invocation:v},i)=>{
const{tree:u}=i,b=f.find(k=>(0,j().isProblem)(k,"target-missing"));if(b===void 0||v?.program!=="node"||u===void 0)return;
const{path:m}=b.args,l=(0,g().onlyPlace)(u,m,m.split("/").length),w=l?.endsWith(`/${m}`)?l.slice(0,-m.length-1):void 0;return w===
void 0?void 0:c.slice(2).filter(({text:k})=>/^[\w.-]+(?:\/[\w.-]+)+$/.test(k)).some(({text:k})=>!n(u,k)&&n(u,`${w}/${k}`))?
d(w,o,i):void 0};a.findRoot=r;function n(o,c){const f=(0,T().normalise)(c)??"";return["",".js",".cjs",".mjs",".json"].some(
v=>o.stat(f+v)!==void 0)}function e(o){const[,c]=/^\(([^()]*)\)$/.exec(o)??[],f=(c??o).trim(),[v]=(0,O().splitScript)(f).
commands,[,i]=/^cd[ \t]+(?:--[ \t]+)?("[^"]*"|'[^']*'|\$\([^)]*\)|\S+)$/.exec(v?.text??"")??[];if(v===void 0||i===void 0||
v.start!==0)return;const[,u=""]=/^[ \t]*(?:&&|;|\n)\s*([\s\S]*)$/.exec(f.slice(v.end))??[];return{written:i,rest:u.trim()}}
async function s(o,c,{tree:f,judge:v}){if(P.test(o))return"";if(A.test(o))return(v.terms.cwd??"")===""?"":void 0;const[i]=(0,y().
lex)(o).words;if(i===void 0||f===void 0)return;if(!(0,g().isElsewhere)(i.text)){if((0,y().lex)(o).problems.length>0)return;
const w=(0,T().normalise)(i.text);return w===""||w!==void 0&&(0,g().isDirectory)(f,w)?w:void 0}const u=(0,g().endInTree)(
f,i.text,g().isDirectory);if(u!==void 0)return u;const{reading:b,verdict:m}=await v.command((0,p().conjunctionOf)(c)?.[0]?.
text??c),l=b.targets.length>0&&b.targets.every(({path:w})=>w!==void 0);return m!=="block"&&l?"":void 0}async function d(o,c,f){
const v=[],i=[],u=f.judgeIn(o);for(const b of(0,p().conjunctionOf)(c)?.map(({text:m})=>m)??[c]){const{reading:m,verdict:l}=await u.
command(b);if(await(0,p().findPrinter)(m,f)!==void 0)continue;const R=l==="block"?void 0:S(o,m),E=R&&await f.place(R);if(E===
void 0)return;i.push(E),v.push(`node ${E}`)}if(v.length!==0)return{step:"directory change moved into a script",commands:v,
scripts:i}}function S(o,c){const{argv:f,invocation:v,targets:i,assignments:u}=c,[b]=i;if(v?.program!=="node"||b?.kind!==
"file"||f===null||b.path===void 0)return;const m=u.map(({name:R,value:E})=>`${R}: ${JSON.stringify(E)}`),l=m.length===0?
"":`
  env: { ...process.env, ${m.join(", ")} },`;return{name:"run",text:`// Made by \`gene-gate fix\` from a validation comman\
d that changes the directory.
const { spawnSync } = require('node:child_process');

const { error, status } = spawnSync(process.execPath, ${JSON.stringify(f.slice(1))}, {
  cwd: ${JSON.stringify(o)},${l}
  stdio: 'inherit',
});
if (error) throw error;
process.exitCode = status ?? 1;
`,extension:"cjs"}}}),34395:((x,a,h)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.testFile=void 0;function y(){const r=h(
32854);return y=function(){return r},r}function O(){const r=h(78816);return O=function(){return r},r}function T(){const r=h(
70023);return T=function(){return r},r}function j(){const r=h(41468);return j=function(){return r},r}function $(){const r=h(
710);return $=function(){return r},r}const g={"-d":"statSync(path).isDirectory()","-e":"statSync(path) !== undefined","-\
f":"statSync(path).isFile()","-h":"lstatSync(path).isSymbolicLink()","-L":"lstatSync(path).isSymbolicLink()","-r":"acces\
sSync(path, constants.R_OK) === undefined","-s":"statSync(path).size > 0","-x":"accessSync(path, constants.X_OK) === und\
efined"},p={"[":"]","[[":"]]"},P=async(r,n)=>{const e=A(r);if(e===void 0)return;const{tree:s}=n,d=(0,j().isElsewhere)(e.
path)&&s?(0,j().endInTree)(s,e.path,(o,c)=>o.stat(c)!==void 0):(0,y().normalise)(e.path);if(d===void 0||d==="")return;const S=await n.
place(t({...e,path:d}));return S===void 0?{reason:O().reasons.noPlace(T().SCRIPT_FOLDER)}:{step:"file test moved into a \
script",commands:[`node ${S}`],scripts:[S]}};a.testFile=P;function A(r){if((0,$().isAmbiguous)(r,["reserved-word"]))return;
const n=r.words.map(({text:i})=>i),e=n[0]==="!",[s="",...d]=e?n.slice(1):n,S=p[s];if(s!=="test"&&(S===void 0||d.pop()!==
S))return;const o=d[0]==="!",[c="",f,...v]=o?d.slice(1):d;if(!(!Object.hasOwn(g,c)||f===void 0||v.length>0))return{flag:c,
path:f,negated:e!==o}}function t({flag:r,path:n,negated:e}){const s=g[r]??"",d=[...s.matchAll(/\b(?:accessSync|constants|lstatSync|statSync)\b/g)].
flat();return{name:"run",text:`// Made by \`gene-gate fix\` from the validation command \`test ${e?"! ":""}${r} \u2026\`.
const { ${d.join(", ")} } = require('node:fs');

const path = ${JSON.stringify(n)};

function isTrue() {
  try {
    return ${s};
  } catch {
    return false;
  }
}

process.exitCode = isTrue() ? ${e?"1 : 0":"0 : 1"};
`,extension:"cjs"}}}),37775:((x,a,h)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.dropLauncher=void 0;function y(){
const t=h(710);return y=function(){return t},t}const O=["reserved-word","unquoted-glob"],T={command:t=>P(t,/^-p$/),env:t=>P(
t,/^--$/),exec:()=>0,gtimeout:A,ionice:t=>P(t,/^-[ct]?\d*$/,/^-[cn]$/),nice:t=>P(t,/^-(?:n-?\d+|\d+|-adjustment=-?\d+)$/,
/^-n$/),nohup:t=>P(t,/^--$/),setsid:t=>P(t,/^-[cfw]+$|^--wait$/),stdbuf:t=>P(t,/^-[ioe].+$/,/^-[ioe]$/),time:t=>P(t,/^-[pv]$/),
timeout:A},j={ash:/^-[aeilux]*c$/,bash:/^-[aeilux]*c$/,cmd:/^\/[cC]$/,dash:/^-[aeilux]*c$/,ksh:/^-[aeilux]*c$/,sh:/^-[aeilux]*c$/,
zsh:/^-[aeilux]*c$/},$=/^(?:-[aeilux]+|--?(?:login|norc|noprofile|posix))$/,g=t=>{const{command:r,words:n}=t,[e,...s]=n;
if(e===void 0||(0,y().isAmbiguous)(t,O))return;const d=e.text.replace(/^(?:\/[\w.-]+)+\//,"").replace(/\.exe$/i,""),S=Object.
hasOwn(j,d)?p(d,s):void 0;if(S!==void 0)return{step:"launcher removed",commands:[S]};const o=Object.hasOwn(T,d)?T[d]?.(s.
map(({text:v})=>v)):void 0,c=o===void 0?void 0:s[o];return c===void 0?void 0:{step:"launcher removed",commands:[r.slice(
0,e.span.start)+r.slice(c.span.start)]}};a.dropLauncher=g;function p(t,r){const n=j[t];let e=0;for(;$.test(r[e]?.text??"")&&
!n?.test(r[e]?.text??"");)e+=1;if(n?.test(r[e]?.text??"")!==!0)return;const s=r[e+1]?.text.trim();return r.length===e+2&&
s!==""?s:void 0}function P(t,r,n){let e=0;for(;;){const s=t[e]??"";if(n?.test(s))e+=2;else if(r.test(s))e+=1;else return e}}
function A(t){return P(t,/^(?:--preserve-status|--foreground|-v|--verbose|--(?:signal|kill-after)=\S+)$/,/^-[ks]$/)+1}}),
41468:((x,a,h)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.endInTree=d,a.findScript=void 0,a.isDirectory=o,a.isElsewhere=
s,a.isFile=S,a.makeRelative=void 0,a.onlyPlace=f,a.word=v;function y(){const i=h(32854);return y=function(){return i},i}
function O(){const i=h(59542);return O=function(){return i},i}function T(){const i=h(93028);return T=function(){return i},
i}function j(){const i=h(95132);return j=function(){return i},i}function $(){const i=h(38206);return $=function(){return i},
i}function g(){const i=h(710);return g=function(){return i},i}const p=/\.[cm]?[jt]s$/,P=/^(?:~|\$(?:HOME|PWD|GITHUB_WORKSPACE|INIT_CWD)\b|\$\{(?:HOME|PWD|GITHUB_WORKSPACE|INIT_CWD)\}|\$\(pwd\)|%[A-Z]+%)[\\/]/,
A=/^(?:\/|[A-Za-z]:[\\/]|\\\\|file:\/\/|\.\.[\\/])/,t=new Set(["target-outside","tilde-expansion","variable-expansion","\
command-substitution"]),r=(i,{tree:u})=>{const{command:b,words:m,invocation:l,problems:w}=i;if(l?.program!=="node"||u===
void 0)return;const R=w.filter(({rule:E})=>t.has(E));for(const{text:E,span:k}of m.slice(1)){if(!R.some(({span:{start:C}})=>C>=
k.start&&C<k.end))continue;const I=b.slice(k.start,k.end),N=[E,I].find(s);if(N===void 0||!p.test(N))continue;const M=d(u,
N,S)??f(u,N,2);if(M!==void 0)return{step:"path made relative",commands:[e(i,u,{span:k,path:N,found:M})]}}};a.makeRelative=
r;const n=(i,{tree:u})=>{const{problems:b,invocation:m}=i,l=b.find(k=>(0,j().isProblem)(k,"target-missing"));if(l===void 0||
m?.program!=="node"||u===void 0)return;const{path:w}=l.args;if(!p.test(w))return;const R=d(u,w,S)??f(u,w,1);return R===void 0?
void 0:{step:"script found elsewhere",commands:[e(i,u,{span:l.span,path:w,found:R})]}};a.findScript=n;function e({command:i,
words:u},b,{span:m,path:l,found:w}){const R=l.endsWith(`/${w}`)?l.slice(0,-w.length):void 0,E=({text:I})=>R!==void 0&&I.
startsWith(R)&&b.stat((0,y().normalise)(I.slice(R.length))??"")!==void 0;return u.filter(I=>I.span.start>m.start&&E(I)).
map(I=>({span:I.span,by:I.text.slice(R?.length)})).concat({span:m,by:w}).toSorted((I,N)=>N.span.start-I.span.start).reduce(
(I,N)=>(0,g().replaceSpan)(I,N.span,v(N.by)),i)}function s(i){return A.test(i)||P.test(i)}function d(i,u,b){const m=u.replaceAll(
"\\","/").split("/").filter(l=>l!==""&&l!==".");for(let l=1;l<m.length;l+=1){const w=(0,y().normalise)(m.slice(l).join("\
/"));if(w!==void 0&&w!==""&&b(i,w))return w}}function S(i,u){const b=(0,y().resolveInTree)(i,u);if(b.kind!=="inside")return!1;
const{kind:m,tracked:l}=b.entry;return l&&(0,T().isRegular)(m)}function o(i,u){const b=(0,y().resolveInTree)(i,u);return b.
kind==="inside"&&b.entry.kind==="directory"}const c=/^(?:index|main|app|cli|run|test)\.[cm]?[jt]s$/;function f(i,u,b){const m=u.
split(/[\\/]/).filter(R=>R!==""&&R!=="."&&R!==".."),l=m.at(-1)??"";if(c.test(l)&&b<2)return;const w=(0,O().filesNamed)(i,
l).map(R=>R.path).filter(R=>S(i,R));for(let R=m.length;R>=b;R-=1){const E=`/${m.slice(-R).join("/")}`,k=w.filter(I=>`/${I}`.
endsWith(E));if(k.length>0)return k.length===1?k[0]:void 0}}function v(i){return/^[\w./@-]+$/.test(i)?i:(0,$().singleQuoted)(
i)}}),77463:((x,a,h)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.writeSlashes=a.spellSubcommand=a.spellProgram=
a.nameProgram=void 0;function y(){const o=h(10473);return y=function(){return o},o}function O(){const o=h(32854);return O=
function(){return o},o}function T(){const o=h(95132);return T=function(){return o},o}function j(){const o=h(41468);return j=
function(){return o},o}function $(){const o=h(710);return $=function(){return o},o}const g=/^(?:.*\/)?node_modules\/\.bin\/([\w.-]+)$/,
p=/^(?:[A-Za-z]:)?[\\/](?:.*[\\/])?(node|npm|npx)(?:\.exe|\.cmd)?$/,P=/^#![ \t]*(?:\/usr\/bin\/env[ \t]+|(?:\/[\w.-]+)*\/)node[ \t]*\r?$/,
A=async(o,{tree:c})=>{const f=d(o,"program-by-path");if(f===void 0)return;const{program:v}=f.args,[,i]=g.exec(v)??[],u=o.
command.slice(f.span.start,f.span.end);if(i!==void 0)return S(o,f,`npx ${i}`);const[,b]=p.exec(v)??[];return b!==void 0?
S(o,f,b):c!==void 0&&await t(c,v)?S(o,f,`node ${u}`):void 0};a.nameProgram=A;async function t(o,c){const f=(0,O().resolveInTree)(
o,(0,O().normalise)(c)??"");return f.kind!=="inside"||!/\.[cm]?js$/.test(f.path)||!(0,j().isFile)(o,f.path)?!1:P.test(await(0,y().
firstLineOf)(o,f.path))}const r=o=>{const c=d(o,"program-look-alike");return c&&S(o,c,c.args.meant)};a.spellProgram=r;const n=o=>{
const c=d(o,"misspelt-subcommand");return c&&S(o,c,c.args.meant,"subcommand name corrected")};a.spellSubcommand=n;const e=(o,{
tree:c})=>{const f=d(o,"target-not-a-file");if(f?.args.reason==="backslash")return S(o,f,(0,j().word)(s(f.args.path)),"b\
ackslashes replaced");const v=d(o,"target-missing");if(v===void 0||c===void 0)return;const i=s(o.command.slice(v.span.start,
v.span.end));return i.includes("/")&&(0,j().isFile)(c,(0,O().normalise)(i)??"")?S(o,v,(0,j().word)(i),"backslashes repla\
ced"):void 0};a.writeSlashes=e;function s(o){return o.replaceAll("\\","/")}function d({problems:o},c){return o.find(f=>(0,T().
isProblem)(f,c))}function S({command:o},{span:c},f,v="program name corrected"){return{step:v,commands:[(0,$().replaceSpan)(
o,c,f)]}}}),710:((x,a,h)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.cutSpan=T,a.isAmbiguous=$,a.replaceSpan=O,
a.suggest=j;function y(){const g=h(13580);return y=function(){return g},g}function O(g,{start:p,end:P},A){return g.slice(
0,p)+A+g.slice(P)}function T(g,{start:p,end:P}){const A=g.slice(0,p).replace(/[ \t]+$/,"");return A===""?g.slice(P).replace(
/^[ \t]+/,""):A+g.slice(P)}function j(...g){return{step:"command suggested",commands:g}}function $({problems:g},p=[]){return g.
some(({rule:P})=>{const{layer:A,severity:t}=(0,y().ruleOf)(P);return A==="syntax"&&t==="error"&&!p.includes(P)})}}),71570:((x,a,h)=>{
Object.defineProperty(a,"__esModule",{value:!0}),a.conjunctionOf=e,a.trimBlanks=a.splitConjunction=a.findPrinter=a.dropUnread=
a.dropRedirection=void 0;function y(){const s=h(35736);return y=function(){return s},s}function O(){const s=h(65369);return O=
function(){return s},s}function T(){const s=h(78816);return T=function(){return s},s}function j(){const s=h(710);return j=
function(){return s},s}const $=({command:s})=>{const d=s.replace(/^[ \t\r\n]+/,"").replace(/[ \t\r\n]+$/,"");return d===
""||d===s?void 0:{step:"whitespace trimmed",commands:[d]}};a.trimBlanks=$;const g=/(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/,
p=({command:s,problems:d})=>{const o=d.some(({rule:c})=>c==="shell-redirection")?s.replace(g,""):s;if(!(o===s||(0,y().lex)(
o).problems.length>0))return{step:"redirection removed",commands:[o]}};a.dropRedirection=p;const P=({command:s,problems:d})=>{
for(const{rule:S,span:o}of d){const c=s.slice(o.end).trim()==="";if(S==="shell-comment"&&!/[\r\n]/.test(s.slice(o.start))||
S==="shell-operator"&&c&&s.slice(o.start,o.end)===";")return{step:"comment removed",commands:[(0,j().cutSpan)(s,o)]};if(S===
"line-continuation")return{step:"whitespace trimmed",commands:[(0,j().replaceSpan)(s,o,"")]}}};a.dropUnread=P;const A=new Set(
["echo","printf","true",":","pwd","date"]),t=s=>A.has(s.words[0]?.text??"")&&!(0,j().isAmbiguous)(s)?{reason:T().reasons.
cannotFail()}:void 0;a.findPrinter=t;const r=/^cd(?:[ \t]|$)/,n=({command:s,problems:d})=>{if(!d.some(({rule:f})=>f==="s\
hell-operator"))return;const S=e(s);if(S===void 0||r.test(s))return;const[o]=S.filter(({text:f})=>r.test(f));return o===
void 0?{step:"split at &&",commands:S.map(({text:f})=>f)}:{step:"split at &&",commands:[...S.slice(0,S.indexOf(o)).map(({
text:f})=>f),s.slice(o.start)]}};a.splitConjunction=n;function e(s){const{commands:d}=(0,O().splitScript)(s);if(d.length<
2)return;let S=0;for(const[o,c]of d.entries()){if(s.slice(S,c.start).trim()!==(o===0?"":"&&"))return;S=c.end}return s.slice(
S).trim()===""?d:void 0}}),70023:((x,a,h)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.ScriptStore=a.SCRIPT_FOLDER=
void 0;function y(){const r=h(77598);return y=function(){return r},r}function O(){const r=h(76760);return O=function(){return r},
r}function T(){const r=h(39491);return T=function(){return r},r}function j(){const r=h(63550);return j=function(){return r},
r}function $(){const r=h(80781);return $=function(){return r},r}function g(){const r=h(93028);return g=function(){return r},
r}const p=a.SCRIPT_FOLDER="scripts/validate",P=[16,64];class A{#n;#e=new Map;#t;#r;#i;constructor(n){const{tree:e,cwd:s=""}=n.
terms;this.#n=e,this.#t=s,this.#r=n,this.#i=e&&(0,$().subTree)(e,s)}get judge(){return this.#r}judgeIn(n){return this.#r.
with({cwd:this.pathOf(n)})}get tree(){return this.#i}pathOf(n){return O().posix.join(this.#t,n)}textOf(n){return this.#e.
get(n)}async place({name:n,text:e,extension:s}){const d=this.#n;if(d===void 0)return;const S=(0,y().createHash)("sha256").
update(e).digest("hex");for(const o of P){const c=`${p}/${n}-${S.slice(0,o)}.${s}`,f=this.pathOf(c);if(!(0,T().foldersAbove)(
f).every(b=>(d.stat(b)?.kind??"directory")==="directory"))return;const i=d.stat(f);if(i===void 0)return this.#s(f,e,d),c;
if((0,g().isRegular)(i.kind)&&i.tracked&&(await d.read(f)).equals(Buffer.from(e)))return c}}#s(n,e,s){if(this.#e.has(n))
return;this.#e.set(n,e);const d=t(s,Object.fromEntries(this.#e));this.#r=this.#r.with({tree:d}),this.#i=(0,$().subTree)(
d,this.#t)}}a.ScriptStore=A;function t(r,n){const e=(0,j().literalTree)(n),s=(d,S)=>[...d,...[...S].filter(({path:o})=>r.
stat(o)===void 0)].sort(T().byEntryPath);return{label:r.label,original:r,stat:d=>r.stat(d)??e.stat(d),readlink:d=>r.readlink(
d),read:(d,S)=>d in n?e.read(d,S):r.read(d,S),list:d=>s(r.list(d),e.list(d)),files:()=>s(r.files(),e.files())}}}),2137:((x,a,h)=>{
Object.defineProperty(a,"__esModule",{value:!0}),a.useInstalled=a.requireEach=a.passFlag=a.dropPreparation=a.dropOutputFile=
a.dropFlag=void 0;function y(){const f=h(65369);return y=function(){return f},f}function O(){const f=h(95132);return O=function(){
return f},f}function T(){const f=h(710);return T=function(){return f},f}function j(){const f=h(71570);return j=function(){
return f},f}const $=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,g=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,
p=8,P=({command:f,problems:v})=>{if(!v.some(({rule:m})=>m==="shell-operator"||m==="line-break"))return;const{commands:i}=(0,y().
splitScript)(f);if(i.length===0||i.length>p)return;const u=[];let b=0;for(const{text:m,start:l,end:w}of i){const R=f.slice(
b,l).trim();b=w;const E=R==="||"&&g.test(m),k=/^\|&?$/.test(R)&&$.test(m);if(!(E||k)){if(!/^(?:|&&|;|\s*)$/.test(R)||m.startsWith(
"cd "))return;u.push(m)}}if(/^[&;\s]*$/.test(f.slice(b))&&!(u.length===0||u.join()===f))return(0,T().suggest)(...u)};a.requireEach=
P;const A=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,t=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,
r=({command:f})=>{const v=(0,j().conjunctionOf)(f)?.map(({text:u})=>u),i=v?.filter(u=>!A.test(u)&&!t.test(u))??[];if(!(v===
void 0||i.length===0||i.length===v.length))return(0,T().suggest)(...i)};a.dropPreparation=r;const n=/[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,
e=({command:f,problems:v})=>{if(!v.some(({rule:u})=>u==="shell-redirection"))return;const i=f.replace(n,"");return i===f?
void 0:(0,T().suggest)(i)};a.dropOutputFile=e;const s=new Set(["changes-configuration","changes-node-options","changes-s\
hell","downloads","hides-failures","installs","loads-code","names-program","never-ends","opens-inspector","preloads-code",
"skips-hooks","skips-tests","tool-loads-code","tool-runs-file","tool-writes","weakens","writes-files"]),d=f=>{const{command:v,
problems:i,invocation:u}=f;for(const{rule:b,span:m}of i){if(!s.has(b)||v[m.start]!=="-")continue;const l=v.slice(m.start,
m.end),w=v.slice(m.end).trimStart(),R=!/[=\s]/.test(l)&&w!==""&&!w.startsWith("-"),E=u?.flags.some(I=>I.span.start===m.start)===
!0,k=S.test(l)&&!/^(["']?)(?:true|false)\1(?:\s|$)/.test(w);if(!(R&&!E&&!k))return(0,T().suggest)((0,T().cutSpan)(v,m))}};
a.dropFlag=d;const S=/^-(?:w|-(?:watch(?:-?all)?|no-verify|fix|write|update|open|ui|passWithNoTests|pass-with-no-tests))$/i,
o=({command:f,problems:v,invocation:i})=>{const u=v.find(w=>(0,O().isProblem)(w,"flag-before-separator")),b=i===void 0||
i.passthrough.length>0;if(u===void 0||b)return;const m=(0,T().cutSpan)(f,u.span),l=f.slice(u.span.start,u.span.end);return(0,T().
suggest)(`${m.trimEnd()} -- ${l}`)};a.passFlag=o;const c=({command:f,words:v,problems:i,invocation:u})=>{if(!i.some(({rule:w})=>w===
"downloads")||u?.program!=="npx")return;const m=v.slice(1).find(({text:w})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.test(
w));if(m===void 0)return;const l=m.text.slice(0,m.text.lastIndexOf("@"));return(0,T().suggest)((0,T().replaceSpan)(f,m.span,
l))};a.useInstalled=c}),36309:((x,a,h)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.useWorkspace=a.useScriptText=
a.useNpx=a.useNpm=a.spellScript=a.runTasks=void 0;function y(){const m=h(28940);return y=function(){return m},m}function O(){
const m=h(35736);return O=function(){return m},m}function T(){const m=h(59867);return T=function(){return m},m}function j(){
const m=h(95598);return j=function(){return m},m}function $(){const m=h(47668);return $=function(){return m},m}function g(){
const m=h(77251);return g=function(){return m},m}function p(){const m=h(95132);return p=function(){return m},m}function P(){
const m=h(710);return P=function(){return m},m}const A=new Set(["test","start","stop","restart"]),t=new Set(["pnpm","yar\
n","bun","npm"]),r=async({command:m,problems:l,words:w,invocation:R},E)=>{if(R?.program!=="npm")return;const k=await S(E),
I=l.find(B=>(0,p().isProblem)(B,"npm-script-missing"));if(I!==void 0){const B=o(I.args.script,k),W=w.find(({text:H})=>H===
I.args.script);return B===void 0||W===void 0?void 0:(0,P().suggest)((0,P().replaceSpan)(m,W.span,B))}const N=l.find(B=>(0,p().
isProblem)(B,"unknown-subcommand"));if(N===void 0)return;const{subcommand:M,meant:C}=N.args,D=C===""?o(M,[...A]):C,L=[...k.
includes(M)?[`run ${M}`]:[],...D===void 0?[]:[D]],[G]=L;return G===void 0?void 0:(0,P().suggest)((0,P().replaceSpan)(m,N.
span,G))};a.spellScript=r;const n=async({command:m,words:l,problems:w},R)=>{const E=w.some(({rule:L})=>L==="program-not-\
allowed"),[k,I,N]=l;if(!E||k===void 0||I===void 0||!t.has(k.text)||k.text==="bun"&&/^(?:test|build)$/.test(I.text))return;
const M=I.text==="run"?N:I;if(M===void 0||!(await S(R)).includes(M.text))return;const C=A.has(M.text)?M.text:`run ${M.text}`,
D=m.slice(M.span.end).trim();return(0,P().suggest)(`npm ${C}${D===""?"":` -- ${D}`}`)};a.useNpm=n;const e=({command:m,words:l,
problems:w},{tree:R})=>{const E=w.find(({rule:L})=>L==="program-not-allowed"),[k,I,N]=l;if(E===void 0||k===void 0||R===void 0)
return;const M=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.test(k.text),C=/^(?:exec|dlx|x)$/.test(I?.text??"")?N:I,D=M?/^(?:bunx|pnpx)$/.
test(k.text)?I:C:k;return D===void 0||!/^[a-z][\w.-]*$/.test(D.text)?void 0:(0,P().suggest)(`npx ${m.slice(D.span.start)}`)};
a.useNpx=e;const s=({command:m})=>{const[,l,w]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.exec(m)??[];if(l===
void 0||w===void 0)return;const[,R=w,E=""]=/^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(w.trim())??[];return(0,P().suggest)(`${R}\
 -w ${l.replace(/\/$/,"")}${E}`)};a.useWorkspace=s;const d=({targets:m,invocation:l,argv:w},{judge:R})=>{if(R.terms.policy.
profile!=="validator"||l?.program!=="npm"||w===null||l.flags.length>0)return;const E=m.filter(({kind:I})=>I==="npm_scrip\
t"),[k]=E;if(!(E.length!==1||k?.script===void 0||l.passthrough.length>0))return(0,P().suggest)(k.script)};a.useScriptText=
d;async function S({tree:m}){return[...(m&&await(0,T().usablePackageJson)(m,""))?.scripts.keys()??[]]}function o(m,l){if(l.
length===0||m.length>100)return;const w=(0,y().closest)(m,l);return(0,y().distance)(m,w)<=Math.ceil(m.length/3)?w:void 0}
const c=/^[\w@./-]+$/,f=async(m,{tree:l})=>{if(l===void 0)return;const w=await v(m,l);if(w!==void 0)return w;const R=i(m);
if(R===void 0||R.length===0)return;const E=[];for(const k of R){const I=await b(l,k);if(I===void 0)return;const N=k==="t\
est"?"npm test":`npm run ${k}`;I.length>0&&E.push(`${N}${I.map(M=>` -w ${M}`).join("")}`)}return E.length===0?void 0:(0,P().
suggest)(...E)};a.runTasks=f;async function v({targets:m},l){const[w]=m.filter(({kind:k,via:I})=>k==="npm_script"&&I===void 0);
if(w?.script!=="wireit")return;const R={tree:l,directory:"",via:w.name??""},E=(await(0,j().startedByWireit)(R)).map(({directory:k,
script:I,body:N})=>N!==void 0?N:`npm run ${I}${k===""?"":` --prefix ${k}`}`);return E.length===0?void 0:(0,P().suggest)(
...E)}function i({words:m,problems:l,targets:w,invocation:R}){if(l.some(C=>(0,p().isProblem)(C,"runs-tasks"))&&R?.program===
"npx")return u(m.slice(1));const k=w.filter(({kind:C,via:D})=>C==="npm_script"&&D===void 0),[I]=k,{script:N=""}=I??{},M=(0,O().
lex)(N);return k.length===1&&M.problems.length===0?u(M.words):void 0}function u([m,...l]){return m&&(0,g().tasksOf)(m.text,
l)}async function b(m,l){const w=await(0,T().usablePackageJson)(m,"");if(w===void 0)return;const R=await(0,$().listWorkspaces)(
m,w);if(!Array.isArray(R))return;const E=[];for(const{name:k,directory:I}of R)if((await(0,T().usablePackageJson)(m,I))?.
scripts.has(l)){if(!c.test(k))return;E.push(k)}return E}}),85985:((x,a,h)=>{Object.defineProperty(a,"__esModule",{value:!0}),
a.writeAscii=a.dropRepeatedProgram=a.closeGaps=void 0;function y(){const t=h(11970);return y=function(){return t},t}function O(){
const t=h(710);return O=function(){return t},t}const T=new Set(["bidirectional-character","compatibility-character","con\
trol-character","invisible-character","lone-surrogate","look-alike-letters","non-ascii-unquoted","nul-character"]),j=new Map(
[['"',"\u201C\u201D\u201E\u201F\xAB\xBB"],["'","\u2018\u2019\u201A\u201B\u2032"],["-","\u2010\u2011\u2012\u2013\u2014\u2015\u2212"],
["...","\u2026"]].flatMap(([t="",r=""])=>[...r].map(n=>[n,t]))),$=/(^|[ \t])[–—―]+(?=[A-Za-z]{2})/g,g=({command:t,
problems:r})=>{if(!r.some(({rule:s})=>T.has(s)))return;const e=[...t.replace($,"$1--")].map(p).join("").replace(/ {2,}/g,
" ").trim();return e===t?void 0:(0,O().suggest)(e)};a.writeAscii=g;function p(t){return/^[\x20-\x7e\t\r\n]$/.test(t)?t:/^\p{Zs}$/u.
test(t)?" ":/^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]$/u.test(t)?"":j.get(t)??y().LOOK_ALIKE.get(t)??t.normalize("N\
FKC")}const P=({command:t,problems:r})=>{const[n]=r.filter(({rule:e})=>e==="blank-padding");if(n!==void 0)return(0,O().suggest)(
t.replace(/[ \t]{2,}/g," ").trim())};a.closeGaps=P;const A=({command:t,words:r})=>{const[n,e,s]=r;if(n===void 0||e?.text!==
n.text||s===void 0)return;const d={start:e.span.start,end:s.span.start};return(0,O().suggest)((0,O().replaceSpan)(t,d,""))};
a.dropRepeatedProgram=A}),24634:((x,a,h)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.mergeBase=j,a.requireCommits=
$,a.short=A;function y(){const t=h(41895);return y=function(){return t},t}function O(){const t=h(67397);return O=function(){
return t},t}const T=["--deepen=50","--deepen=200","--deepen=1000","--unshallow"];async function j(t,r,n,e=[r,n]){const s=[
...T];for(;;){const d=await g(t,r,n);if(d.certain){if(d.commit!==void 0)return d.commit;throw new(y()).GateError("no_mer\
ge_base",`${A(r)} and ${A(n)} have no common ancestor`,"Rebase the branch onto its target branch, or specify another --b\
ase.")}const S=s.shift();if(S===void 0)throw P(`the merge base of ${A(r)} and ${A(n)}`);await p(t,[S],e)}}async function $(t,r,n){
const e=async()=>(await(0,O().lookUpCommits)(t,r)).includes(void 0);if(!await e())return;const s=(await t.shallowCommits()).
size>0;if(await p(t,s?["--deepen=50"]:[],n),await e())throw P(`commit ${r.map(A).join(" or ")}`)}async function g(t,r,n){
const s=(await t.objects(["merge-base",r,n],{accept:[1]})).toString().trim(),d=await t.shallowCommits();if(s==="")return{
certain:d.size===0};if(d.size===0)return{commit:s,certain:!0};const o=!(await t.objects(["rev-list",r,n,`^${s}`])).toString().
split(`
`).some(c=>d.has(c));return{commit:s,certain:o}}async function p(t,r,n){const e=["--quiet","--no-tags","--no-recurse-sub\
modules","--no-write-fetch-head"],s=d=>t.user(["fetch",...e,...r,"--","origin",...d]);await s(n).catch(()=>s([])).catch(
d=>{throw P("part of the history",d)})}function P(t,r){const n=r===void 0?"":` (${r.message})`;return new(y()).GateError(
"shallow_clone",`This clone lacks ${t}, and fetching it failed${n}`,"Set `fetch-depth: 0` on actions/checkout; in a term\
inal, run git fetch --unshallow.",{cause:r})}function A(t){return t.slice(0,12)}}),35720:((x,a,h)=>{Object.defineProperty(
a,"__esModule",{value:!0}),a.readTree=n,a.requireObjects=v;function y(){const l=h(41895);return y=function(){return l},l}
function O(){const l=h(55366);return O=function(){return l},l}function T(){const l=h(39491);return T=function(){return l},
l}function j(){const l=h(7650);return j=function(){return l},l}function $(){const l=h(24634);return $=function(){return l},
l}function g(){const l=h(96681);return g=function(){return l},l}function p(){const l=h(93028);return p=function(){return l},
l}const P=4096,A=/^(\d{6}) ([a-z]+) ([0-9a-f]{40,64}) +(\d+|-)\t/,t=8,r=new WeakMap;function n(l,w,{label:R=`commit ${(0,$().
short)(w)}`,maxFileBytes:E=O().MAX_FILE_BYTES}={}){const k=r.get(l)??new Map;r.set(l,k);const I=JSON.stringify([w,R,E]),
N=k.get(I)??e(l,w,{label:R,maxFileBytes:E});k.delete(I),k.set(I,N);const[M=I]=k.keys();return k.size>t&&k.delete(M),N.catch(
()=>k.delete(I)),N}async function e(l,w,{label:R,maxFileBytes:E}){await v(l,w);const k=await l.objects(["ls-tree","-r","\
-t","-z","--long",w]),I=(0,g().decodePieces)(k).map(S),N=(0,T().indexEntries)(I),M=I.filter(({kind:L})=>L==="symlink"),C=await(0,O().
readBlobs)(l,M.map(({oid:L=""})=>L),P),D=d(L=>s(l,L));return{...N,label:R,readlink:L=>{const G=N.stat(L),B=G?.kind==="sy\
mlink"?C.get(G.oid??""):void 0;return B&&(0,g().decodePath)(B)},read:async(L,G=E)=>{const{kind:B,oid:W,size:H}=N.stat(L)??
{};if(!(0,p().isRegular)(B)||W===void 0||H===void 0)throw(0,T().notAFile)(R,L);if(H>G)throw(0,T().tooLarge)(R,L,H,G);return D(
{oid:W,size:H})}}}async function s(l,w){const R=new Map;for(const E of(0,O().batches)(w))for(const[k,I]of await(0,O().readCheckedBlobs)(
l,E))R.set(k,I);return R}function d(l){let w=[],R;return async E=>{w.push(E),R??=new Promise(I=>setImmediate(I)).then(()=>{
const I=w;return w=[],R=void 0,l(I)});const k=(await R).get(E.oid);if(k===void 0)throw new Error(`no content of ${E.oid}`);
return k}}function S(l){const w=A.exec(l);if(w===null)throw c(l);const[R,E="",k="",I="",N=""]=w,M=o(E,k);if(M===void 0)throw c(
l);const C=l.slice(R.length),D=(0,p().isRegular)(M),L={path:C,kind:M,oid:I,tracked:!0};return D?{...L,size:Number(N)}:L}
function o(l,w){if(w==="tree")return"directory";if(w==="commit")return"submodule";if(l==="120000")return"symlink";if(l.startsWith(
"100"))return(Number.parseInt(l,8)&64)===0?"file":"executable"}function c(l){return new(y()).GateError("file_unreadable",
`Git's list of files has the entry ${JSON.stringify(l)}`,j().FULL_CLONE_HINT)}const f=new WeakMap;function v(l,w){const R=f.
get(l)??new Map;f.set(l,R);const E=R.get(w);if(E)return E;const k=Promise.allSettled(R.values()).then(()=>i(l,w));return R.
set(w,k),k.catch(()=>R.delete(w)),k}async function i(l,w){if(await l.isPartial())try{await u(l,w)}catch(R){throw!(R instanceof
y().GateError)||R.code!=="git_failed"?R:new(y()).GateError("git_failed",`This is a partial clone, and what it lacks cann\
ot be fetched: ${R.message}`,"Give the step access to the remote, or remove `filter` and `sparse-checkout` from actions/\
checkout.",{cause:R})}}async function u(l,w){const R=await l.user(["ls-tree","-r","-z","--full-tree",w],{env:l.privateStore}),
E=[...(0,g().splitNul)(R)].map(C=>/ blob ([0-9a-f]+)\t/.exec(C.toString("latin1"))?.[1]).filter(C=>C!==void 0),I=[...(await l.
objects(["cat-file","--batch-check","--buffer"],{input:m(E)})).toString().matchAll(/^([0-9a-f]+) missing$/gm)].map(([,C=""])=>C);
if(I.length===0)return;const N=await b(l),M=["--quiet","--no-tags","--no-write-fetch-head","--no-recurse-submodules"];await l.
user(["-c","fetch.negotiationAlgorithm=noop","fetch",N,...M,"--filter=blob:none","--stdin"],{input:m(I)})}async function b({
user:l}){const w=await l(["config","--name-only","--get-regexp","^remote\\..*\\.promisor$"],{accept:[1]}),[R="remote.ori\
gin.promisor"]=w.toString().split(`
`).filter(Boolean);return R.slice(7,-9)}function m(l){return[...new Set(l)].map(w=>`${w}
`).join("")}}),67397:((x,a,h)=>{Object.defineProperty(a,"__esModule",{value:!0}),a.defaultBranch=n,a.findDefaultBranch=r,
a.isObjectId=A,a.lookUpCommits=O,a.parentsOf=e,a.peelToCommits=g,a.readRefs=j,a.resolveCommits=p,a.unknownRevision=P;function y(){
const s=h(41895);return y=function(){return s},s}async function O(s,d){const S=await j(s,d.filter(T)),o=d.includes("HEAD")?
await $(s):void 0;return await g(s,d.map(c=>c==="HEAD"?o:T(c)?S.get(c)?.id:c))}function T(s){return s.startsWith("refs/")}
async function j(s,d){if(d.length===0)return new Map;const S=new Set(d),v=(await s.user(["for-each-ref","--format=%(obje\
ctname) %(refname) %(symref)",...S])).toString().split(`
`).map(i=>{const[u="",b="",m=""]=i.split(" ");return[b,{id:u,target:m||b}]});return new Map(v.filter(([i])=>S.has(i)))}async function $(s){
const d=["show-ref","--verify","--hash","HEAD"],S=(await s.user(d,{accept:[1,128]})).toString().trim();return S===""?void 0:
S}async function g({read:s},d){const S=d.filter(f=>f!==void 0),o=await s(S.map(f=>`${f}^{commit}`)),c=new Map(S.map((f,v)=>[
f,o[v]?.oid]));return d.map(f=>f===void 0?void 0:c.get(f))}async function p(s,d){const S=await O(s,d),o=S.indexOf(void 0);
if(o>=0)throw P(d[o]??"");return S}function P(s,d){return s==="HEAD"?new(y()).GateError("ref_not_found","The repository \
has no commits yet","Create a commit first, then gate the next change."):new(y()).GateError("ref_not_found",`unknown rev\
ision ${s}`,`${d===void 0?"":`Did you mean ${d}? `}Check the spelling (git branch --all); if it is a branch of the remot\
e, run: git fetch origin "+refs/heads/BRANCH:refs/remotes/origin/BRANCH", and name it origin/BRANCH. With actions/checko\
ut, set \`fetch-depth: 0\`.`)}function A(s){return/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(s)}const t=["refs/remotes/origi\
n/HEAD","refs/remotes/origin/main","refs/remotes/origin/master","refs/heads/main","refs/heads/master"];async function r(s){
const d=await j(s,t),S=t.flatMap(f=>d.get(f)??[]),o=await g(s,S.map(({id:f})=>f)),[c]=S.flatMap(({target:f},v)=>{const i=o[v];
return i===void 0?[]:[{commit:i,ref:f}]});return c}async function n(s){const d=await r(s);if(d!==void 0)return d;throw new(y()).
GateError("ref_not_found","No default branch found: origin/HEAD, main and master do not exist","Specify the commit to co\
mpare with: --base REF.")}async function e(s,d){const[S]=await s.read([d]);if(S?.type!=="commit")throw P(d);const o=S.content.
toString("latin1");return[...o.slice(0,o.indexOf(`

`)).matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,f])=>f??"")}}),37075:((x,a,h)=>{Object.defineProperty(a,"__esModule",{value:!0}),
a.causeOf=$,a.identityOf=T,a.idsOf=j;function y(){const t=h(77598);return y=function(){return t},t}function O(){const t=h(
13580);return O=function(){return t},t}function T(t){const{rule:r,subject:n,location:e,args:s}=t,d=n&&[n.type,n.id,n.command];
return A([r,d??e?.path,p(r,s)])}function j(t){const r=new Map;return new Map(t.map(n=>{const e=T(n),s=(r.get(e)??0)+1;return r.
set(e,s),[n,s===1?e:`${e}:${s}`]}))}function $(t){const{rule:r,subject:n,location:e,args:s}=t,{cause:d,instance:S=[]}=(0,O().
ruleOf)(r);if(d)return A([d(s)]);const o=new Set([...Object.values(n??{}),e?.path]),c=p(r,s).filter(([f,v])=>!g.has(f)&&
!S.includes(f)&&!o.has(v));return A([r,c])}const g=new Set(["path","paths","via","value","written"]);function p(t,r){const{
counted:n=[]}=(0,O().ruleOf)(t);return Object.keys(r).sort().flatMap(s=>{const d=r[s];return d===void 0||typeof d=="numb\
er"?[]:[[s,n.includes(s)?P(d):d]]})}function P(t){return typeof t=="boolean"?t:typeof t=="string"?t.replace(/\d+/g,"#"):
t.map(r=>r.replace(/\d+/g,"#"))}function A(t){return(0,y().hash)("sha256",JSON.stringify(t))}}),3648:((x,a,h)=>{Object.defineProperty(
a,"__esModule",{value:!0}),a.notJudged=j,a.whyNotJudged=$;function y(){const p=h(41895);return y=function(){return p},p}
function O(){const p=h(95132);return O=function(){return p},p}const T=500;function j(p,P,A={}){return(0,O().finding)("no\
t-judged",{detail:$(p,P)},A)}function $(p,P){if((0,y().endsAudit)(P))throw P;return`${p}: ${g(P).slice(0,T).replace(/\.$/,
"")}`}function g(p){return p instanceof y().GateError?p.message:p instanceof Error?`${p.name}: ${p.message}`:String(p)}}),
24551:((x,a,h)=>{h.r(a),h.d(a,{parse:()=>y.qg});var y=h(54559)}),80401:((x,a,h)=>{h.r(a),h.d(a,{FILE_HEADERS_ONLY:()=>y.
jr,createTwoFilesPatch:()=>y.ss,diffLines:()=>O.Pp,formatPatch:()=>y.Gu,parsePatch:()=>T.i,structuredPatch:()=>y.YB});var y=h(
94112),O=h(37073),T=h(73857)})};
